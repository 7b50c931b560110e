import type { Fragment } from '../../src/content/fragment.js';
import { parseFragment } from '../../src/content/index.js';
import type { Place } from '../../src/diagnostics/diagnostic.js';
import { lineStarts, positionAt } from '../../src/diagnostics/index.js';
import { sha256 } from '../../src/files/sha256.js';
import { messagesFor } from '../../src/i18n/index.js';
import type { Api } from '../../src/openapi/api/api.js';
import type { Operation } from '../../src/openapi/api/operation.js';
import type { ApiSchema, NamedSchema } from '../../src/openapi/api/schema.js';

const file = 'openapi/openapi.yaml';
const place: Place = { file, start: { line: 1, column: 1, offset: 0 } };

/** A schema with only the given keywords. */
export function schemaOf(given: Partial<ApiSchema>): ApiSchema {
  return {
    types: [],
    nullable: false,
    enum: [],
    examples: [],
    limits: [],
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    properties: [],
    additional: 'unspecified',
    prefixItems: [],
    alternatives: [],
    ...given,
  };
}

/** An object with these properties; names that end with `!` are required. */
export function objectOf(properties: Readonly<Record<string, ApiSchema>>): ApiSchema {
  return schemaOf({
    types: ['object'],
    properties: Object.entries(properties).map(([name, schema]) => ({
      name: name.replace(/!$/, ''),
      required: name.endsWith('!'),
      schema,
    })),
  });
}

export const text = schemaOf({ types: ['string'] });

export function refTo(ref: string): ApiSchema {
  return schemaOf({ ref });
}

export function arrayOf(items: ApiSchema): ApiSchema {
  return schemaOf({ types: ['array'], items });
}

export function namedSchema(name: string, schema: ApiSchema): NamedSchema {
  return { name, slug: name.toLowerCase(), schema, usedBy: [], examples: [], place };
}

/** Markdown of a description, positioned at the top of the file. */
export function described(markdown: string): Fragment {
  const starts = lineStarts(markdown);
  const at = (offset: number) => positionAt(starts, offset);
  return parseFragment(
    markdown,
    { file, at, isBelowTitle: true },
    { trustedHtml: false, messages: messagesFor('en') },
  ).value;
}

export function operationOf(given: Partial<Operation> & Pick<Operation, 'slug'>): Operation {
  return {
    tag: 'planets',
    method: 'GET',
    path: '/planets',
    title: given.slug,
    titleFrom: 'summary',
    deprecated: false,
    servers: [],
    security: [],
    parameters: [],
    responses: [],
    samples: [],
    place,
    ...given,
  };
}

/** An operation whose body is written in it and has more fields than its page: `moons.m0` to `moons.m599`. */
export function manyFieldsOperation(slug: string): Operation {
  const described = (index: number): ApiSchema =>
    schemaOf({ ...text, title: `${sha256(`radius ${index}`)} ${sha256(`mass ${index}`)}` });
  const moons = Array.from({ length: 600 }, (_, index) => [`m${index}`, described(index)]);
  const schema = objectOf({ moons: objectOf(Object.fromEntries(moons)) });
  const media = [{ type: 'application/json', schema, examples: [] }];
  return operationOf({ slug, requestBody: { required: true, media } });
}

/** One tag, Planets, in one group, with the given operations and schemas. */
export function apiOf(given: Partial<Api> = {}): Api {
  const operations = given.operations ?? [
    operationOf({ slug: 'list-planets', operationId: 'listPlanets', title: 'List planets' }),
    operationOf({ slug: 'get-planet', operationId: 'getPlanet', title: 'Get a planet' }),
  ];
  return {
    path: file,
    title: 'Planets API',
    version: '1.0.0',
    servers: [],
    securitySchemes: [],
    groups: [
      {
        name: 'Solar system',
        tags: [
          {
            name: 'planets',
            label: 'Planets',
            slug: 'planets',
            operations: operations.map(({ slug }) => slug),
          },
        ],
      },
    ],
    jsonSchemas: {},
    schemas: [namedSchema('Planet', objectOf({ 'name!': text, moons: arrayOf(refTo('Moon')) }))],
    downloads: [{ format: 'yaml', text: 'openapi: 3.1.0' }],
    ...given,
    operations,
  };
}
