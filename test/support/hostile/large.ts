import {
  describing,
  doneResponses,
  each,
  type Hostiles,
  numbers,
  ofSchemas,
  refused,
  shown,
  unnamed,
} from './description.js';

/** `{"a":{"a":{…}}}`, without building it as an object. */
function nested(levels: number, open: string, close: string, inmost: string): string {
  return open.repeat(levels) + inmost + close.repeat(levels);
}

function withStart(schema: string): string {
  return ofSchemas({ Start: 'here' }).replace('"here"', () => schema);
}

export const deep: Hostiles = {
  '800 levels of allOf': refused(withStart(nested(800, '{"allOf":[', ']}', '{"type":"string"}'))),
  '130 levels of allOf': shown(withStart(nested(130, '{"allOf":[', ']}', '{"type":"string"}'))),
  '10,000 levels of properties': refused(
    withStart(nested(10_000, '{"properties":{"a":', '}}', '{"type":"string"}')),
  ),
  '180 levels of properties': shown(
    withStart(nested(180, '{"properties":{"a":', '}}', '{"type":"string"}')),
  ),
  '1,000,000 brackets': refused(withStart(nested(1_000_000, '[', ']', ''))),
  '5,000 properties in a row without a name': refused(
    unnamed(5000, (next) => ({
      type: 'object',
      required: ['a'],
      properties: { a: next },
    })),
  ),
};

const bomb = [
  'openapi: 3.1.0',
  'info: { title: Hostile, version: "1" }',
  'x-0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]',
  ...numbers(30).map(
    (number) => `x-${number + 1}: &a${number + 1} [${Array(10).fill(`*a${number}`).join(', ')}]`,
  ),
  'paths: {}',
].join('\n');

const withinItself = [
  'openapi: 3.1.0',
  'info: { title: Hostile, version: "1" }',
  'paths: {}',
  'components: { schemas: { Start: &start { type: object, properties: { start: *start } } } }',
].join('\n');

/** Schemas whose fields are all YAML aliases of the previous schema. */
function aliases(levels: number, count: number): string {
  return [
    'openapi: 3.1.0',
    'info: { title: Hostile, version: "1" }',
    'paths: {}',
    'components:',
    '  schemas:',
    '    Level0: &a0 { type: object, properties: { a: { type: string } } }',
    ...numbers(levels).map((number) => {
      const fields = numbers(count).map((field) => `f${field}: *a${number}`);
      return `    Level${number + 1}: &a${number + 1} { type: object, properties: { ${fields.join(', ')} } }`;
    }),
  ].join('\n');
}

const long = 'a'.repeat(40);

export const large: Hostiles = {
  'aliases of aliases': refused(bomb),
  'aliases of schemas': refused(aliases(12, 10)),
  'aliases of few schemas': shown(aliases(4, 4)),
  'an alias within itself': refused(withinItself),
  'a pattern that runs back and forth': shown(
    ofSchemas({
      Start: {
        type: 'object',
        properties: {
          slow: { type: 'string', pattern: '^(a+)+$', example: `${long}!`, default: `${long}!` },
          slower: { type: 'string', pattern: '^(a|aa|aaa)*(b|a)*$', enum: [`${long}${long}!`] },
          repeated: { type: 'string', pattern: '(.*){1,32000}[bc]', examples: [long] },
          many: { type: 'string', pattern: '^(((a{1,200}){1,200}){1,200}){1,200}$' },
        },
        patternProperties: { '^(([a-z])+.)+[A-Z]([a-z])+$': { type: 'string' } },
        example: { slow: `${long}!`, slower: `${long}!`, [long]: 1 },
      },
    }),
  ),
  'a pattern for an example of a body': shown(
    describing({
      '/start': {
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'string', pattern: '^(a+)+$' },
                example: `${long}!`,
              },
            },
          },
          responses: doneResponses,
        },
      },
    }),
  ),
  'a megabyte of links': shown(
    describing({
      '/start': {
        get: {
          description: '[link](https://example.com) '.repeat(36_000),
          responses: doneResponses,
        },
      },
    }),
  ),
  'a megabyte of brackets': refused(
    describing({
      '/start': { get: { description: '['.repeat(1_000_000), responses: doneResponses } },
    }),
    'content/too-many',
  ),
  'a megabyte of elements': refused(
    describing({
      '/start': { get: { description: '<div>'.repeat(200_000), responses: doneResponses } },
    }),
    'content/too-many',
  ),
  'a megabyte of one word': shown(
    describing({
      '/start': { get: { summary: 'a'.repeat(1_000_000), responses: doneResponses } },
    }),
  ),
  '2,000 operations with 200 media types': refused(
    describing(
      each(2000, (number) => [
        `/operation${number}`,
        { get: { responses: { 200: { $ref: '#/components/responses/Many' } } } },
      ]),
      {},
      {
        responses: {
          Many: {
            description: 'Many.',
            content: each(200, (number) => [
              `application/vnd.example.v${number}+json`,
              { schema: { type: 'string' } },
            ]),
          },
        },
      },
    ),
  ),
  '100,000 values': shown(
    ofSchemas({ Start: { enum: numbers(100_000).map((value) => `v${value}`) } }),
  ),
  '100,000 numbers in the example': shown(
    ofSchemas({
      Start: { type: 'array', items: { type: 'integer' }, example: numbers(100_000) },
    }),
  ),
  'a list of a billion': shown(
    ofSchemas({
      Start: { type: 'array', minItems: 1e9, items: { type: 'string', minLength: 1e9 } },
    }),
  ),
  'a list of all kinds': shown(
    ofSchemas({
      Start: { type: 'array', uniqueItems: true, minItems: 1e6, items: { type: 'integer' } },
    }),
  ),
  'an object of a million': shown(
    ofSchemas({
      Start: { type: 'object', minProperties: 1e6, additionalProperties: { type: 'string' } },
    }),
  ),
};
