import { describe, expect, it } from 'vitest';
import {
  apiOf,
  arrayOf,
  described,
  namedSchema,
  objectOf,
  operationOf,
  refTo,
  schemaOf,
  text,
} from '../../../test/build/planets-api.js';
import { PlannedSite } from '../../../test/build/planned-site.js';
import type { Json } from '../../json-schema/json.js';
import type { Example } from '../../openapi/api/example.js';
import type { ApiSchema } from '../../openapi/api/schema.js';
import type { SecurityScheme } from '../../openapi/api/security.js';
import type { ApiServer } from '../../openapi/api/server.js';
import type { FieldView, SchemaView } from '../page-props/schema-view.js';

/** Returns the page of the schema Planet, next to the schema Moon. */
function planet(schema: ApiSchema, moon: ApiSchema = objectOf({ 'name!': text })): SchemaView {
  const schemas = [namedSchema('Planet', schema), namedSchema('Moon', moon)];
  const site = new PlannedSite({ files: {}, api: apiOf({ schemas }) });
  return site.content('/api/schemas/planet', 'schema').schema;
}

/** Returns properties as an outline: `name! type`, with `…3` for three omitted properties and `↻` for recursion. */
function outline(fields: readonly FieldView[], indent = ''): string[] {
  return fields.flatMap(({ name, required, schema }) => [
    `${indent}${name}${required ? '!' : ''} ${schema.type}${schema.hiddenFields ? ` …${schema.hiddenFields}` : ''}${schema.recursive ? ' ↻' : ''}`,
    ...inside(schema, `${indent}  `),
  ]);
}

/** Returns the properties of a schema, or of its array items. */
function inside(schema: SchemaView, indent: string): string[] {
  return [...outline(schema.fields, indent), ...(schema.items ? inside(schema.items, indent) : [])];
}

/** An example in JSON without a name of its own. */
function exampleOf(value: Json): Example {
  const code = JSON.stringify(value);
  return {
    name: 'example',
    generated: false,
    value,
    code: { language: 'json', text: code, html: code },
  };
}

describe('The contents of the overview', () => {
  const server: ApiServer = {
    url: 'https://api.example.com',
    exampleUrl: 'https://api.example.com',
    variables: [],
  };
  const key: SecurityScheme = { name: 'key', type: 'apiKey', in: 'header', parameter: 'X-Key' };
  const about = ['orbits', '_servers', '_authentication'];
  const tags = ['solar-system', 'tag-planets'];

  it.each([
    ['before the operations, which follow', 2, [...about, ...tags, '_unused-schemas']],
    ['after the cards of the tags', 201, [...tags, ...about, '_unused-schemas']],
  ])('list the general sections %s', (_, count, ids) => {
    const operations = Array.from({ length: count }, (_one, index) =>
      operationOf({ slug: `op-${index}` }),
    );
    const description = described('## Orbits\n\nAll are round.');
    const api = apiOf({ operations, description, servers: [server], securitySchemes: [key] });
    const site = new PlannedSite({ files: {}, api });
    expect(site.content('/api', 'api').toc.map(({ id }) => id)).toEqual(ids);
  });
});

describe('The overview of many tags', () => {
  const sentence = (index: number): string =>
    Array.from({ length: 80 }, (_, at) => `w${(index * 7919 + at * 104_729) % 99_991}`).join(' ');
  const overview = (count: number) => {
    const slugs = Array.from({ length: count }, (_, index) => `op-${index}`);
    const operations = slugs.map((slug, index) => operationOf({ slug, title: sentence(index) }));
    const tags = slugs.map((slug, index) => ({
      name: slug,
      slug,
      label: slug,
      description: described(sentence(index)),
      operations: [slug],
    }));
    const api = apiOf({ operations, groups: [{ tags }] });
    return new PlannedSite({ files: {}, api }).content('/api', 'api');
  };
  const characters = (content: ReturnType<typeof overview>) =>
    content.groups[0]?.tags[0]?.description?.length ?? 0;

  it('lists the operations as long as the page does not get too heavy', () => {
    expect(overview(10).layout).toBe('list');
    expect(overview(59).layout).toBe('cards');
  });

  it('shortens their descriptions to a line', () => {
    expect(characters(overview(59))).toBeGreaterThan(120);
    expect(characters(overview(60))).toBeLessThan(120);
  });
});

describe('API reference routes', () => {
  it('include overview, tags, operations, schemas and downloads', () => {
    const { site } = new PlannedSite({ files: {}, api: apiOf() });
    expect(site.pages.map(({ route }) => route)).toEqual([
      '/',
      '/api',
      '/api/all',
      '/api/planets',
      '/api/planets/list-planets',
      '/api/planets/get-planet',
      '/api/schemas',
      '/api/schemas/planet',
      '/404.html',
    ]);
    expect(site.files).toContainEqual({ path: 'api/openapi.yaml', contents: 'openapi: 3.1.0' });
  });

  it('include no page of all operations for a very large description', () => {
    const api = { ...apiOf(), downloads: [{ format: 'yaml' as const, text: '#'.repeat(300_001) }] };
    const { site } = new PlannedSite({ files: {}, api });
    expect(site.pages.map(({ route }) => route)).not.toContain('/api/all');
  });

  it('have neighbours, breadcrumbs and a sidebar in the order of the description', () => {
    const site = new PlannedSite({ files: {}, api: apiOf() });
    expect(site.content('/api/planets/list-planets', 'operation')).toMatchObject({
      previous: { label: 'Planets', url: '/api/planets' },
      next: { label: 'Get a planet', url: '/api/planets/get-planet' },
    });
    expect(site.page('/api/planets/get-planet').breadcrumbs.map(({ label }) => label)).toEqual([
      'API reference',
      'Solar system',
      'Planets',
      'Get a planet',
    ]);
    expect(site.page('/api').sidebar?.items.map(({ label }) => label)).toEqual([
      'API reference',
      'Solar system',
      'Schemas',
    ]);
  });

  it('are absent where openapi is false', () => {
    const site = new PlannedSite({ files: {}, api: apiOf(), config: { openapi: false } });
    expect(site.routes).toEqual(['/', '/404.html']);
  });
});

describe('the description of an operation', () => {
  it.each([
    ['Get a planet.', undefined],
    ['Gets one of them.', '<p>Gets one of them.</p>'],
  ])('%j is shown unless it repeats the title', (text, html) => {
    const description = described(text);
    const operations = [operationOf({ title: 'Get a planet', slug: 'get-planet', description })];
    const site = new PlannedSite({ files: {}, api: apiOf({ operations }) });
    const [route = ''] = site.routes.filter((one) => one.endsWith('/get-planet'));
    expect(site.content(route, 'operation').description).toBe(html);
  });
});

describe('a schema', () => {
  it('that only responses have is shown as in them', () => {
    const closed = { ...objectOf({ name: text }), additional: 'closed' as const };
    const others = (isOnlyReturned: boolean) => {
      const schemas = [{ ...namedSchema('Planet', closed), isOnlyReturned }];
      const site = new PlannedSite({ files: {}, api: apiOf({ schemas }) });
      return site.content('/api/schemas/planet', 'schema').schema.others;
    };
    expect([others(false), others(true)]).toEqual(['none', undefined]);
  });

  it('shows its fields and marks required ones', () => {
    const view = planet(
      objectOf({ 'id!': text, radius: schemaOf({ types: ['integer', 'number'] }) }),
    );
    expect(outline(view.fields)).toEqual(['id! string', 'radius integer or number']);
  });

  it('shows the fields of referenced schemas, also in arrays', () => {
    const view = planet(objectOf({ moons: arrayOf(refTo('Moon')), first: refTo('Moon') }));
    expect(outline(view.fields)).toEqual([
      'moons array of objects',
      '  name! string',
      'first object',
      '  name! string',
    ]);
    expect(view.fields[0]?.schema.ref).toEqual({ name: 'Moon', url: '/api/schemas/moon' });
  });

  it('names format and schema of nested array items', () => {
    const view = planet(
      objectOf({
        moons: arrayOf(arrayOf(refTo('Moon'))),
        seen: arrayOf(arrayOf(arrayOf(schemaOf({ types: ['string'], format: 'date' })))),
      }),
    );
    const [moons, seen] = view.fields.map(({ schema }) => schema);
    expect(moons?.ref).toEqual({ name: 'Moon', url: '/api/schemas/moon' });
    expect(seen?.format).toBe('date');
  });

  it('that contains itself links back instead of repeating', () => {
    const view = planet(
      objectOf({ twin: refTo('Planet'), moons: arrayOf(refTo('Moon')) }),
      objectOf({ around: refTo('Planet'), next: refTo('Moon') }),
    );
    expect(outline(view.fields)).toEqual([
      'twin object …2 ↻',
      'moons array of objects',
      '  around object …2 ↻',
      '  next object …2 ↻',
    ]);
  });

  it('that only refers to itself has the type any', () => {
    expect(planet(refTo('Planet'))).toMatchObject({ type: 'any', fields: [] });
    expect(planet(arrayOf(refTo('Planet')))).toMatchObject({ items: { recursive: true } });
  });

  it('is expanded to a limited depth', () => {
    const deep = (levels: number): ApiSchema =>
      levels === 0 ? text : objectOf({ core: deep(levels - 1), crust: text });
    const view = planet(deep(20));
    const lines = outline(view.fields);
    expect(lines.length).toBeLessThan(20);
    expect(lines.some((line) => line.endsWith('…2'))).toBe(true);
  });

  it('keeps keywords beside a reference', () => {
    const view = planet(
      objectOf({
        moon: schemaOf({ ref: 'Moon', description: described('The *largest*.'), deprecated: true }),
      }),
    );
    expect(view.fields[0]?.schema).toMatchObject({ deprecated: true, type: 'object' });
    expect(view.fields[0]?.schema.description).toContain('<em>largest</em>');
  });

  it('shows each alternative and the discriminator', () => {
    const view = planet(
      schemaOf({
        alternatives: [{ keyword: 'oneOf', schemas: [refTo('Moon'), text], discriminator: 'kind' }],
      }),
    );
    expect(view.type).toBe('object or string');
    expect(view.alternatives).toMatchObject([
      {
        label: 'One of, distinguished by kind',
        schemas: [{ label: 'Moon' }, { label: 'string' }],
      },
    ]);
  });

  it('with an unknown reference has the type any', () => {
    expect(planet(objectOf({ ring: refTo('Ring') })).fields[0]?.schema.type).toBe('any');
  });
});

describe('an operation', () => {
  const body = objectOf({
    'name!': text,
    createdAt: schemaOf({ types: ['string'], readOnly: true }),
    secret: schemaOf({ types: ['string'], writeOnly: true }),
  });
  const media = [{ type: 'application/json', schema: refTo('Planet'), examples: [] }];
  const api = apiOf({
    schemas: [namedSchema('Planet', body)],
    operations: [
      operationOf({
        slug: 'create-planet',
        parameters: [
          {
            name: 'dry',
            in: 'query',
            required: false,
            deprecated: false,
            schema: text,
            examples: [],
          },
          {
            name: 'name',
            in: 'path',
            required: true,
            deprecated: true,
            schema: text,
            examples: [],
          },
        ],
        requestBody: { required: true, media },
        responses: [
          { status: '201', headers: [], media },
          { status: '4XX', headers: [], media: [] },
        ],
      }),
    ],
  });
  const site = new PlannedSite({ files: {}, api });
  const content = site.content('/api/planets/create-planet', 'operation');

  it('marks responses that cannot have a body in HTTP', () => {
    const statuses = ['102', '1XX', '200', '204', '205', '2XX', '304', '400', '404', 'default'];
    const bodiless = (method: string) => {
      const responses = statuses.map((status) => ({ status, headers: [], media: [] }));
      const operation = operationOf({ slug: 'look', method, responses });
      const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation] }) });
      const shown = site.content('/api/planets/look', 'operation').responses;
      return shown.filter(({ isBodiless }) => isBodiless).map(({ status }) => status);
    };
    expect(bodiless('GET')).toEqual(['102', '1XX', '204', '205', '304']);
    expect(bodiless('HEAD')).toEqual(statuses);
  });

  it('does not repeat the status code that begins a description', () => {
    const texts = [
      ['200', '200 response for look'],
      ['404', '404 - Not Found'],
      ['422', '422nd try'],
      ['default', 'default'],
    ] as const;
    const responses = texts.map(([status, text]) => ({
      status,
      description: described(text),
      headers: [],
      media: [],
    }));
    const operation = operationOf({ slug: 'look', responses });
    const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation] }) });
    const shown = site.content('/api/planets/look', 'operation').responses;
    expect(shown.map(({ label }) => label)).toEqual([
      'response for look',
      'Not Found',
      '422nd try',
      'default',
    ]);
  });

  it('shows the beginning of the description of an error, and that of a success only below', () => {
    const first = 'The planet, with all of its moons.';
    const responses = ['200', '404'].flatMap((status) => [
      {
        status,
        description: described(`${first} It may be cached for ${'very '.repeat(20)}long.`),
        headers: [],
        media: [],
      },
      { status: `${status[0]}XX`, description: described(first), headers: [], media: [] },
    ]);
    const operation = operationOf({ slug: 'look', responses });
    const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation] }) });
    const shown = site.content('/api/planets/look', 'operation').responses;
    expect(shown.map(({ status, label, isCut }) => [status, label, isCut])).toEqual([
      ['200', '', true],
      ['2XX', first, false],
      ['404', first, true],
      ['4XX', first, false],
    ]);
  });

  it('leaves out the title of a parameter that repeats its name or its description', () => {
    const titles = ['Dry run', 'Whether to only check', 'Only check'];
    const parameters = titles.map((title, index) => ({
      description: index === 2 ? described('Only check.') : undefined,
      name: `dry_run${'s'.repeat(index)}`,
      in: 'query' as const,
      required: false,
      deprecated: false,
      schema: { ...text, title },
      examples: [],
    }));
    const operation = operationOf({ slug: 'look', parameters });
    const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation] }) });
    const [query] = site.content('/api/planets/look', 'operation').parameters;
    const shown = query?.fields.map(({ schema }) => schema.title);
    expect(shown).toEqual([undefined, 'Whether to only check', undefined]);
  });

  it('shows an example of a parameter as it is sent only, unless that is harder to read', () => {
    const parameters = ['Io', 'Io & Europa'].map((moon, index) => ({
      name: `filter${index}`,
      in: 'query' as const,
      required: false,
      deprecated: false,
      style: 'deepObject' as const,
      explode: true,
      schema: objectOf({ moon: text }),
      examples: [exampleOf({ moon })],
    }));
    const operation = operationOf({ slug: 'look', parameters });
    const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation] }) });
    const [query] = site.content('/api/planets/look', 'operation').parameters;
    expect(query?.fields.map(({ style }) => style?.sample)).toEqual([
      'filter0[moon]=Io',
      'filter1[moon]=Io%20%26%20Europa',
    ]);
    expect(query?.fields.map(({ examples }) => examples.length)).toEqual([0, 1]);
  });

  it('begins with the groups of parameters that have required ones', () => {
    const parameters = (['query', 'header', 'cookie'] as const).map((place) => ({
      name: 'moon',
      in: place,
      required: place === 'header',
      deprecated: false,
      schema: text,
      examples: [],
    }));
    const operation = operationOf({ slug: 'look', parameters });
    const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation] }) });
    const groups = site.content('/api/planets/look', 'operation').parameters;
    expect(groups.map((group) => group.in)).toEqual(['header', 'query', 'cookie']);
  });

  it('hides read-only fields in requests and write-only fields in responses', () => {
    expect(content.requestBody?.media[0]?.schema?.fields.map(({ name }) => name)).toEqual([
      'name',
      'secret',
    ]);
    expect(content.responses[0]?.media[0]?.schema?.fields.map(({ name }) => name)).toEqual([
      'name',
      'createdAt',
    ]);
    const schema = site.content('/api/schemas/planet', 'schema');
    expect(schema.schema.fields).toHaveLength(3);
  });

  it('groups its parameters by location', () => {
    expect(content.parameters.map((group) => [group.in, group.fields.map(({ id }) => id)])).toEqual(
      [
        ['path', ['path-parameter-name']],
        ['query', ['query-parameter-dry']],
      ],
    );
    expect(content.parameters[0]?.fields[0]?.schema.deprecated).toBe(true);
  });

  it('has a unique id for every link target', () => {
    const ids = [
      ...content.toc.map(({ id }) => id),
      ...(content.requestBody?.media[0]?.schema?.fields ?? []).map(({ id }) => id),
      ...(content.responses[0]?.media[0]?.schema?.fields ?? []).map(({ id }) => id),
    ];
    expect(ids).toEqual([
      'parameters',
      'body',
      'responses',
      'response-201',
      'response-4xx',
      'body.name',
      'body.secret',
      'response-201.name',
      'response-201.createdAt',
    ]);
  });
});

describe('metadata of an API description', () => {
  it('links to http and https URLs only', () => {
    const api = apiOf({
      termsOfService: 'javascript:alert(1)',
      externalDocs: { url: 'javascript:alert(2)' },
      contact: { name: 'Desk', url: 'https://desk.example.com' },
    });
    const { facts, externalDocs } = new PlannedSite({ files: {}, api }).content('/api', 'api');
    expect(facts.flatMap(({ url }) => url ?? [])).toEqual(['https://desk.example.com']);
    expect(externalDocs).toMatchObject({ value: 'javascript:alert(2)' });
    expect(externalDocs?.url).toBeUndefined();
  });
});

describe('references to the API description', () => {
  const site = (markdown: string, api = apiOf()) =>
    new PlannedSite({ files: { 'content/docs/mars.md': markdown }, api });

  it('resolve operations and schemas by name and default to their titles', () => {
    const plan = site(
      '[](op:getPlanet) [all](op:listPlanets#responses-x) [](schema:Planet#field.name) [](/api)',
    );
    expect(plan.urls('/docs/mars')).toEqual([
      '/api/planets/get-planet',
      '/api/planets/list-planets#responses-x',
      '/api/schemas/planet#field.name',
      '/api',
    ]);
    expect(plan.html('/docs/mars')).toContain('GET </span>Get a planet</a>');
    expect(plan.html('/docs/mars')).toContain('>Planet</a>');
    expect(plan.problems).toEqual([
      'content/docs/mars.md:1:18: error: Link op:listPlanets#responses-x leads to no heading of /api/planets/list-planets. [site/broken-anchor]',
    ]);
  });

  it.each([undefined, 'listPlanets'])(
    'and blocks name operations by method and path, with the id %s',
    (operationId) => {
      const plan = new PlannedSite({
        files: {
          'content/docs/mars.md': '[a](<op:GET /planets>)\n\n::operation[GET /planets]{brief}',
        },
        api: apiOf({
          operations: [
            operationOf({ slug: 'get-planets', operationId, method: 'GET', path: '/planets' }),
          ],
        }),
      });
      expect(plan.problems).toEqual([]);
      expect(plan.urls('/docs/mars')[0]).toBe('/api/planets/get-planets');
    },
  );

  it('lead to anchors where all operations share a page', () => {
    const plan = new PlannedSite({
      files: { 'content/docs/mars.md': '[](op:getPlanet) [all](op:listPlanets#parameters)' },
      api: apiOf({
        operations: [
          operationOf({ slug: 'get-planet', operationId: 'getPlanet', title: 'Get a planet' }),
          operationOf({
            slug: 'list-planets',
            operationId: 'listPlanets',
            parameters: [
              {
                name: 'dry',
                in: 'query',
                required: false,
                deprecated: false,
                schema: text,
                examples: [],
              },
            ],
          }),
        ],
      }),
      config: { openapi: { layout: 'single' } },
    });
    expect(plan.problems).toEqual([]);
    expect(plan.urls('/docs/mars')).toEqual(['/api#get-planet', '/api#list-planets.parameters']);
  });

  it('are reported for unknown operations and schemas', () => {
    expect(
      site('[a](op:getPlanets) [b](schema:Plannet)\n\n::schema[Plnet]\n\n::operation[listPlanet]')
        .problems,
    ).toEqual([
      'content/docs/mars.md:1:1: error: The API description has no operation getPlanets. (did you mean getPlanet?) [site/unknown-operation]',
      'content/docs/mars.md:1:20: error: The API description has no schema Plannet. (did you mean Planet?) [site/unknown-schema]',
      'content/docs/mars.md:3:1: error: The API description has no schema Plnet. (did you mean Planet?) [site/unknown-schema]',
      'content/docs/mars.md:5:1: error: The API description has no operation listPlanet. (did you mean listPlanets?) [site/unknown-operation]',
    ]);
  });

  it('reach anchors of the overview and fields of embedded schemas', () => {
    const plan = site(
      '# Mars\n\n[a](/api#get-planet) [b](/api#tag-planets) [c](/api#solar-system) [d](#planet.name)\n\n::schema[Planet]',
    );
    expect(plan.problems).toEqual([]);
  });

  it('reach tags but no operations of an overview with more than 200 operations', () => {
    const operations = Array.from({ length: 201 }, (_, index) =>
      operationOf({ slug: `op-${index}` }),
    );
    const plan = site('# Mars\n\n[a](/api#op-0) [b](/api#tag-planets)', apiOf({ operations }));
    expect(plan.content('/api', 'api').layout).toBe('cards');
    expect(plan.problems).toEqual([
      expect.stringContaining('Link /api#op-0 leads to no heading of /api.'),
    ]);
  });

  it('work in descriptions, where broken ones are reported', () => {
    const api = apiOf({
      description: described('See [Mars](/docs/mars) and\n[Venus](/docs/venus).'),
    });
    const plan = site('# Mars', api);
    expect(plan.content('/api', 'api').description).toContain('href="/docs/mars"');
    expect(plan.problems).toEqual([
      'openapi/openapi.yaml:2:1: warning: Link /docs/venus leads to no page. (set `openapi.linkBase` to the URL of the site that they were written for) [site/broken-link]',
    ]);
  });

  it('limit the depth of an embedded schema on request', () => {
    const schemas = [
      namedSchema('Planet', objectOf({ moons: arrayOf(refTo('Moon')) })),
      namedSchema('Moon', objectOf({ 'name!': text })),
    ];
    const body = (depth: string) => {
      const [part] = site(`::schema[Planet]${depth}`, apiOf({ schemas })).doc('/docs/mars').body;
      return typeof part === 'object' && part.kind === 'schema' ? outline(part.schema.fields) : [];
    };
    expect(body('')).toEqual(['moons array of objects', '  name! string']);
    expect(body('{depth=1}')).toEqual(['moons array of objects']);
  });

  it('are reported where a description embeds a schema', () => {
    const api = apiOf({ description: described('::schema[Planet]') });
    expect(site('# Mars', api).problems).toEqual([
      'openapi/openapi.yaml:1:1: warning: ::schema[Planet] can only be shown on a page made from Markdown. [site/misplaced-embed]',
    ]);
  });
});
