import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { formatPlain } from '../../diagnostics/index.js';
import type { Api } from '../api/api.js';
import { loadApi, operationPaths } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';
import { filterDocument } from './filter-document.js';
import type { PartFilter } from './selection.js';

const planets = `openapi: 3.1.0
info: { title: Planets, version: '1', x-audience: partner }
tags: [{ name: Admin }, { name: Planets }, { name: Moons, parent: Planets }]
x-tagGroups: [{ name: Staff, tags: [Admin] }, { name: All, tags: [Admin, Planets, Moons] }]
security: [{ key: [] }]
paths:
  /planets:
    x-audience: public
    get:
      operationId: listPlanets
      tags: [Planets, Admin]
      parameters: [{ name: debug, in: query, x-internal: true, schema: { type: boolean } }, { name: page, in: query, schema: { type: string } }]
      responses:
        '200':
          description: All planets.
          content: { application/json: { schema: { $ref: '#/components/schemas/Body' } } }
          links:
            remove: { operationId: removePlanet }
            moons: { operationId: listMoons }
  /moons:
    get:
      operationId: listMoons
      tags: [Moons]
      responses: { '200': { description: All moons. } }
  /admin/planets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    delete:
      operationId: removePlanet
      tags: [Admin]
      security: [{ staff: [] }]
      responses: { '200': { description: Gone., content: { application/json: { schema: { $ref: '#/components/schemas/Secret' } } } } }
  /health:
    x-internal: true
    get: { operationId: health, tags: [Admin], responses: { '200': { description: Fine. } } }
components:
  securitySchemes:
    key: { type: apiKey, name: key, in: header }
    staff: { type: http, scheme: basic }
  schemas:
    Body: { type: object, discriminator: { propertyName: kind }, required: [kind, mass], properties: { kind: { type: string }, mass: { type: number, x-internal: true } } }
    Planet: { allOf: [{ $ref: '#/components/schemas/Body' }] }
    Secret: { type: object, properties: { code: { $ref: '#/components/schemas/Code' } } }
    Code: { type: strng }
    Unused: { type: object }
`;

async function load(filter: PartFilter) {
  const file = { path: 'openapi/planets.yaml', text: planets, digest: '' };
  const { value, diagnostics } = await loadApi(file, { siteDir: '/site', filter }, plainPorts);
  if (value === undefined) throw new Error(formatPlain(diagnostics));
  return { api: value, codes: diagnostics.map(line) };
}

function line({ code, place }: Diagnostic): string {
  return `${place?.start.line}:${place?.start.column} ${code}`;
}

function parts({ operations, schemas, groups, securitySchemes }: Api) {
  return {
    operations: operations.map(({ operationId }) => operationId),
    schemas: schemas.map(({ name }) => name),
    tags: groups.flatMap(({ tags }) => tags.map(({ name }) => name)),
    schemes: securitySchemes.map(({ name }) => name),
  };
}

describe('a part of a description', () => {
  it('has the operations of some tags and of their children, and only what these use', async () => {
    const { api } = await load({ only: { tags: ['Planets'] } });
    expect(parts(api)).toEqual({
      operations: ['listPlanets', 'listMoons'],
      schemas: ['Body', 'Planet'],
      tags: ['Planets', 'Moons'],
      schemes: ['key'],
    });
  });

  it('leaves out operations by tag and by path', async () => {
    for (const except of [{ tags: ['Admin'] }, { paths: ['/admin/**', '/planets'] }]) {
      const { api } = await load({ except });
      expect(parts(api).operations).toEqual(['listMoons']);
      expect(parts(api).schemas).toEqual([]);
    }
  });

  it('is for an audience, which operations inherit from their path and from the description', async () => {
    const operations = async (...audience: string[]) =>
      parts((await load({ only: { audience } })).api).operations;
    expect(await operations('public')).toEqual(['listPlanets']);
    expect(await operations('public', 'partner')).toHaveLength(3);
  });

  it('shows internal parts only if asked to', async () => {
    const { api } = await load({ internal: true });
    expect(parts(api).operations).toContain('health');
    const [list] = api.operations.filter(({ operationId }) => operationId === 'listPlanets');
    expect(list?.parameters.map(({ name }) => name)).toEqual(['debug', 'page']);
    expect(parts((await load({ only: { internal: true } })).api).operations).toEqual(['health']);
  });

  it('leaves out the tags of which all operations are internal', async () => {
    const text = planets
      .replace('tags: [Planets, Admin]', 'tags: [Moons]')
      .replace(/ {6}operationId: removePlanet/, '      x-internal: true\n$&')
      .replace('{ name: Admin }', '$&, { name: Later, description: Not yet. }');
    const file = { path: 'openapi/planets.yaml', text, digest: '' };
    const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
    const tags = value?.groups.flatMap((group) => group.tags.map(({ name }) => name));
    expect(tags?.toSorted()).toEqual(['Later', 'Moons', 'Planets']);
    for (const download of value?.downloads ?? []) expect(download.text).not.toContain('Admin');
  });

  it('leaves out what only internal parts use, and keeps what other parts refer to', async () => {
    const text = planets
      .replace(/ {6}operationId: removePlanet/, '      x-internal: true\n$&')
      .replace(
        'Code: { type: strng }',
        `Code: { type: string }
    Note: { type: object, x-internal: true, properties: { author: { $ref: '#/components/schemas/Author' } } }
    Author: { type: object }
    Draft: { type: object, properties: { code: { $ref: '#/components/schemas/Code' } } }`,
      );
    const file = { path: 'openapi/planets.yaml', text, digest: '' };
    const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
    expect(value && parts(value).schemas).toEqual(['Body', 'Planet', 'Code', 'Draft', 'Unused']);
    expect(value && parts(value).schemes).toEqual(['key']);
    for (const download of value?.downloads ?? []) {
      expect(download.text).not.toMatch(/Secret|Note|Author|staff/);
    }
  });

  it('shows components that refer to internal ones', async () => {
    const text = planets
      .replace(
        'Unused: {',
        "Hidden: { type: string, x-internal: true }\n    Alias: { $ref: '#/components/schemas/Hidden' }\n    $&",
      )
      .replace(
        '    key: {',
        "    hidden: { type: http, scheme: basic, x-internal: true }\n    alias: { $ref: '#/components/securitySchemes/hidden' }\n$&",
      );
    const file = { path: 'openapi/planets.yaml', text, digest: '' };
    const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
    expect(value && parts(value).schemas.filter((name) => /Hidden|Alias/.test(name))).toEqual([
      'Alias',
    ]);
    expect(value && parts(value).schemes.filter((name) => /hidden|alias/.test(name))).toEqual([
      'alias',
    ]);
  });

  it('offers for download what it shows, and nothing else', async () => {
    const { api } = await load({ except: { tags: ['Admin'] } });
    for (const { text } of api.downloads) expect(text).not.toMatch(/admin|Secret|staff|Unused/i);
    const { downloads } = (await load({})).api;
    for (const { text } of downloads) {
      expect(text).toContain('Unused');
      expect(text).not.toMatch(/health|debug|mass/);
    }
  });

  it('drops links to operations that it does not show', async () => {
    const { api } = await load({ except: { paths: ['/admin/**'] } });
    const [list] = api.operations;
    expect(list?.responses[0]?.links?.map(({ name }) => name)).toEqual(['moons']);
  });

  it('has no findings in other parts, and the positions of its own', async () => {
    const unknownTypes = async (filter: PartFilter) =>
      (await load(filter)).codes.filter((code) => code.includes('unknown-type'));
    expect(await unknownTypes({ only: { audience: ['public'] } })).toEqual([]);
    expect(await unknownTypes({ only: { tags: ['Admin'] } })).toEqual([
      '43:19 openapi/unknown-type',
    ]);
  });

  it('names values that select nothing, with a similar one', async () => {
    const { api } = await load({ except: { tags: ['Admn'], paths: ['/health', '/none'] } });
    expect(api.unmatched).toEqual([
      { keys: ['except', 'tags', 0], value: 'Admn', hint: 'did you mean Admin?' },
      { keys: ['except', 'paths', 1], value: '/none', hint: undefined },
    ]);
  });
});

const internal = { 'x-internal': true };
const text = { schema: { type: 'string' } };

/** An operation with each kind of part that authors can hide, and a webhook of OpenAPI 3.0. */
const operation = {
  parameters: [{ name: 'debug', in: 'query', ...internal, ...text }],
  requestBody: { ...internal, content: { 'text/plain': text } },
  responses: {
    '200': {
      description: 'All planets.',
      headers: { 'X-Trace': { ...internal, ...text } },
      content: {
        'text/plain': { ...text, ...internal },
        'application/json': {
          schema: {
            type: 'object',
            required: ['name', 'mass'],
            properties: { name: { type: 'string' }, mass: { type: 'number', ...internal } },
            patternProperties: { '^x': { type: 'string', ...internal } },
            dependentSchemas: { name: { required: ['ring'], ...internal } },
            oneOf: [{ title: 'Dwarf', ...internal }, { title: 'Giant' }],
          },
          examples: {
            first: { value: { name: 'Mercury' } },
            secret: { value: { name: 'Vulcan' }, ...internal },
            file: { externalValue: 'https://example.com/a.json', ...internal },
          },
        },
      },
      links: { again: { operationId: 'listPlanets', ...internal } },
    },
    '500': { description: 'Broken.', ...internal },
  },
  callbacks: {
    gone: { '{$url}': { post: { responses: {} } }, ...internal },
    kept: {
      '{$url}': { post: { responses: {}, ...internal }, put: { responses: {} } },
      '{$other}': { ...internal, post: { responses: {} } },
    },
  },
};

const description = {
  openapi: '3.0.3',
  info: { title: 'Planets', version: '1' },
  paths: { '/planets': { get: operation, post: { ...internal, responses: {} } } },
  'x-webhooks': {
    moved: { ...internal, post: { responses: {} } },
    born: { post: { responses: {} } },
  },
};

/** Returns what is left of the operation. */
function filtered(filter: PartFilter) {
  const { document } = filterDocument(description, 'description', filter);
  const { paths, ...rest } = document as unknown as typeof description;
  return { item: paths['/planets'], ...paths['/planets'].get, ...rest };
}

describe('a filter without criteria', () => {
  const { item, parameters, requestBody, responses, callbacks, ...root } = filtered({});
  const response = responses['200'];
  const json = response.content['application/json'];

  it.each([
    ['operations', Object.keys(item), ['get']],
    ['parameters', parameters, []],
    ['the request body', requestBody, undefined],
    ['responses', Object.keys(responses), ['200']],
    ['headers', response.headers, {}],
    ['media types', Object.keys(response.content), ['application/json']],
    [
      'properties, with their names in `required`',
      json.schema,
      {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' } },
        patternProperties: {},
        dependentSchemas: {},
        oneOf: [{ title: 'Giant' }],
      },
    ],
    ['examples', Object.keys(json.examples), ['first']],
    ['links', response.links, {}],
    [
      'callbacks, and their operations',
      callbacks,
      { kept: { '{$url}': { put: { responses: {} } } } },
    ],
    ['webhooks of OpenAPI 3.0', Object.keys(root['x-webhooks']), ['born']],
  ])('removes internal %s', (_kind, left, expected) => {
    expect(left).toEqual(expected);
  });

  it('keeps all of them if the filter shows internal parts', () => {
    const { document } = filterDocument(description, 'description', { internal: true });
    const unmarked = JSON.stringify(description, (key, value) =>
      key === 'x-internal' ? undefined : value,
    );
    expect(document).toEqual(JSON.parse(unmarked));
  });
});

it('lists no internal operations for redirects to their pages', () => {
  const pages = operationPaths(description).map(({ method, path }) => `${method} ${path}`);
  expect(pages).toEqual(['GET /planets', 'POST born']);
});
