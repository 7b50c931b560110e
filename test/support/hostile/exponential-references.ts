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

/** So many that no program follows every path: four billion. */
const levels = 32;

/** Each level is a named schema that references the next one twice. */
function doubling(level: (next: Json, number: number) => Json): string {
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
  properties: shown(doubling(pair)),
  'properties of schemas without a name': refused(unnamed(levels, pair)),
  'required fields': shown(doubling((next) => ({ ...pair(next), required: ['left', 'right'] }))),
  'required fields without a name': refused(
    unnamed(levels, (next) => ({
      ...pair(next),
      required: ['left', 'right'],
    })),
  ),
  allOf: shown(
    doubling((next, number) => ({
      allOf: [next, next, { type: 'object', properties: { [`field${number}`]: {} } }],
    })),
  ),
  'allOf without a name': refused(unnamed(levels, (next) => ({ allOf: [next, next] }))),
  'anyOf with a discriminator': shown(
    doubling((next) => ({
      anyOf: [next, next],
      discriminator: { propertyName: 'kind' },
    })),
  ),
  'anyOf without a name': refused(unnamed(levels, (next) => ({ anyOf: [next, next] }))),
  'oneOf within allOf': shown(
    doubling((next) => ({
      allOf: [{ oneOf: [next, { type: 'object' }] }, { oneOf: [next, { type: 'object' }] }],
    })),
  ),
  'if, then and else': shown(doubling(conditional)),
  'if, then and else without a name': refused(unnamed(levels, conditional)),
  'lists of lists': shown(doubling((next) => ({ type: 'array', minItems: 9, items: next }))),
  prefixItems: shown(doubling((next) => ({ type: 'array', prefixItems: [next, next] }))),
  patternProperties: shown(doubling((next) => ({ patternProperties: { a: next, b: next } }))),
  not: shown(doubling((next) => ({ not: { anyOf: [next, next] } }))),
  dependentSchemas: shown(doubling((next) => ({ dependentSchemas: { a: next, b: next } }))),
  'parameters without a name': refused(
    describing(
      each(levels, (number) => {
        const next = { $ref: `#/paths/~1level${number + 1}/get/parameters/0/schema` };
        const schema = number === levels - 1 ? { type: 'string' } : pair(next);
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
        pathItems: each(levels, (number) => {
          const next = { $ref: `#/components/pathItems/Level${number + 1}` };
          const callbacks =
            number === levels - 1 ? {} : { left: { '/a': next }, right: { '/b': next } };
          return [`Level${number}`, { get: { callbacks, responses: doneResponses } }];
        }),
      },
    ),
  ),
};
