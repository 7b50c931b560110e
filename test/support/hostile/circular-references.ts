import {
  at,
  conditional,
  describing,
  doneResponses,
  type Hostiles,
  ofSchemas,
  operationReturning,
  refused,
  shown,
} from './description.js';

export const circularReferences: Hostiles = {
  'allOf of itself': shown(
    ofSchemas({
      Start: { allOf: [at('Start'), { type: 'object', properties: { a: { type: 'string' } } }] },
    }),
  ),
  'allOf of each other': shown(
    ofSchemas({
      Start: { allOf: [at('Other')] },
      Other: { allOf: [at('Third'), at('Start')] },
      Third: { allOf: [at('Start')] },
    }),
  ),
  'a to b to a': refused(
    ofSchemas({ Start: at('Other'), Other: at('Start') }),
    'openapi/endless-reference',
  ),
  'a schema that is itself': refused(
    ofSchemas({ Start: at('Start') }),
    'openapi/endless-reference',
  ),
  'anyOf of itself': shown(ofSchemas({ Start: { anyOf: [at('Start'), at('Start')] } })),
  'not itself': shown(ofSchemas({ Start: { not: at('Start') } })),
  'items of itself': shown(
    ofSchemas({ Start: { type: 'array', minItems: 3, items: at('Start') } }),
  ),
  'required of itself': shown(
    ofSchemas({
      Start: { type: 'object', required: ['start'], properties: { start: at('Start') } },
    }),
  ),
  'if itself': shown(ofSchemas({ Start: conditional(at('Start')) })),
  'a reference through itself': refused(
    ofSchemas({
      Start: { $ref: '#/components/schemas/Start/properties/a' },
    }),
    'openapi/unresolved-reference',
  ),
  'a reference deeper and deeper': refused(
    ofSchemas({
      Start: {
        properties: { a: { $ref: '#/components/schemas/Start/properties/a/properties/a' } },
      },
    }),
    'openapi/unresolved-reference',
  ),
  'a description in itself': refused(
    describing({ '/start': operationReturning({ $ref: '#' }) }),
    'openapi/wrong-reference',
  ),
  'mappings to each other': shown(
    ofSchemas({
      Start: {
        allOf: [at('Other')],
        discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/Other' } },
      },
      Other: {
        allOf: [at('Start')],
        oneOf: [at('Start')],
        discriminator: { propertyName: 'kind', mapping: { b: '#/components/schemas/Start' } },
      },
    }),
  ),
  'path items of each other': refused(
    describing({
      '/a': { $ref: '#/paths/~1b' },
      '/b': { $ref: '#/paths/~1a' },
      '/c': { $ref: '#/paths/~1c' },
    }),
    'openapi/endless-reference',
  ),
  'callbacks of their operation': shown(
    describing({
      '/a': {
        get: {
          callbacks: { again: { '/b': { $ref: '#/paths/~1a' } } },
          responses: doneResponses,
        },
      },
    }),
  ),
  'responses of each other': refused(
    describing(
      { '/a': { get: { responses: { 200: { $ref: '#/components/responses/A' } } } } },
      {},
      {
        responses: {
          A: { $ref: '#/components/responses/B' },
          B: { $ref: '#/components/responses/A' },
        },
      },
    ),
    'openapi/endless-reference',
  ),
  'parameters of each other': refused(
    describing(
      {
        '/a': {
          get: { parameters: [{ $ref: '#/components/parameters/A' }], responses: doneResponses },
        },
      },
      {},
      {
        parameters: {
          A: { $ref: '#/components/parameters/B' },
          B: { $ref: '#/components/parameters/A' },
        },
      },
    ),
    'openapi/endless-reference',
  ),
};
