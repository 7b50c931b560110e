import {
  at,
  conditional,
  describing,
  doneResponses,
  each,
  type Hostiles,
  type Json,
  ofSchemas,
  refused,
  shown,
  unnamed,
} from './description.js';

/** Each level is a named schema that references the next one twice. */
function doubling(levels: number, level: (next: Json, number: number) => Json): string {
  const next = (number: number) => at(`Level${number + 1}`);
  return ofSchemas({
    ...each(levels, (number) => [`Level${number}`, level(next(number), number)]),
    [`Level${levels}`]: { type: 'string' },
    Start: at('Level0'),
  });
}

const pair = (next: Json) => ({ type: 'object', properties: { left: next, right: next } });

/** Descriptions by the keyword in which each level doubles. */
export const exponentialReferences: Hostiles = {
  properties: shown(doubling(60, pair)),
  'properties of schemas without a name': refused(unnamed(60, pair)),
  'required fields': shown(
    doubling(40, (next) => ({ ...pair(next), required: ['left', 'right'] })),
  ),
  'required fields without a name': refused(
    unnamed(40, (next) => ({
      ...pair(next),
      required: ['left', 'right'],
    })),
  ),
  allOf: shown(
    doubling(60, (next, number) => ({
      allOf: [next, next, { type: 'object', properties: { [`field${number}`]: {} } }],
    })),
  ),
  'allOf without a name': refused(unnamed(60, (next) => ({ allOf: [next, next] }))),
  'anyOf with a discriminator': shown(
    doubling(60, (next) => ({
      anyOf: [next, next],
      discriminator: { propertyName: 'kind' },
    })),
  ),
  'anyOf without a name': refused(unnamed(60, (next) => ({ anyOf: [next, next] }))),
  'oneOf within allOf': shown(
    doubling(40, (next) => ({
      allOf: [{ oneOf: [next, { type: 'object' }] }, { oneOf: [next, { type: 'object' }] }],
    })),
  ),
  'if, then and else': shown(doubling(60, conditional)),
  'if, then and else without a name': refused(unnamed(60, conditional)),
  'lists of lists': shown(doubling(60, (next) => ({ type: 'array', minItems: 9, items: next }))),
  prefixItems: shown(doubling(60, (next) => ({ type: 'array', prefixItems: [next, next] }))),
  patternProperties: shown(doubling(60, (next) => ({ patternProperties: { a: next, b: next } }))),
  not: shown(doubling(60, (next) => ({ not: { anyOf: [next, next] } }))),
  dependentSchemas: shown(doubling(60, (next) => ({ dependentSchemas: { a: next, b: next } }))),
  'parameters without a name': refused(
    describing(
      each(40, (number) => {
        const next = { $ref: `#/paths/~1level${(number + 1) % 40}/get/parameters/0/schema` };
        const schema = number === 39 ? { type: 'string' } : pair(next);
        return [
          `/level${number}`,
          {
            get: {
              parameters: [{ name: 'filter', in: 'query', schema }],
              responses: doneResponses,
            },
          },
        ];
      }),
    ),
  ),
  'callbacks of path items': refused(
    describing(
      {
        '/start': { $ref: '#/components/pathItems/Level0' },
      },
      {},
      {
        pathItems: each(31, (number) => {
          const next = { $ref: `#/components/pathItems/Level${number + 1}` };
          const callbacks = number === 30 ? {} : { left: { '/a': next }, right: { '/b': next } };
          return [`Level${number}`, { get: { callbacks, responses: doneResponses } }];
        }),
      },
    ),
  ),
};
