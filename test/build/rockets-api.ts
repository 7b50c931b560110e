import type { ApiSchema } from '../../src/openapi/api/schema.js';
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
} from './planets-api.js';

const limited = (given: Partial<ApiSchema>) => schemaOf({ types: ['string'], ...given });

const launch = operationOf({
  slug: 'launch',
  operationId: 'launch',
  title: 'Launch a rocket_1',
  method: 'POST',
  path: '/rockets/{id}',
  deprecated: true,
  description: described('Goes up. See [Mars](/docs/mars#moons).\n\n- slowly\n- surely'),
  servers: [
    {
      url: 'https://{planet}.example',
      exampleUrl: 'https://mars.example',
      description: described('Base'),
      variables: [{ name: 'planet', default: 'mars', enum: ['mars', 'venus'] }],
    },
  ],
  security: [[{ scheme: 'key', scopes: ['fly'] }], []],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      deprecated: false,
      description: described('Which | one'),
      schema: limited({ limits: [{ keyword: 'maxLength', value: '40' }] }),
      examples: [],
    },
    {
      name: 'mode',
      in: 'query',
      required: false,
      deprecated: false,
      schema: limited({
        enum: [{ value: 'fast' }, { value: 'slow' }],
        default: { value: 'slow' },
      }),
      examples: [],
    },
  ],
  requestBody: {
    required: true,
    media: [
      {
        type: 'application/json',
        schema: refTo('Planet'),
        examples: [
          {
            name: 'example',
            generated: false,
            code: { language: 'json', text: '{ "name": "Mars" }', html: '' },
          },
        ],
      },
    ],
  },
  responses: [
    { status: '204', description: described('Launched'), headers: [], media: [] },
    {
      status: '422',
      description: described('No fuel'),
      headers: [{ name: 'Retry-After', required: false, deprecated: false, schema: text }],
      media: [{ type: 'text/plain', schema: text, examples: [] }],
    },
  ],
  samples: [
    {
      id: 'curl',
      label: 'cURL',
      language: 'curl',
      code: { language: 'bash', text: 'curl -X POST', html: '' },
    },
  ],
});

/** A description that uses many OpenAPI features. */
export const rockets = apiOf({
  operations: [launch],
  securitySchemes: [{ name: 'key', type: 'http', scheme: 'bearer' }],
  schemas: [
    namedSchema(
      'Planet',
      objectOf({
        'name!': limited({ description: described('What it is called\n\nby people') }),
        moons: arrayOf(refTo('Moon')),
        next: refTo('Planet'),
        kind: schemaOf({
          alternatives: [
            {
              keyword: 'oneOf',
              schemas: [
                limited({ title: 'Rock', const: { value: 'rock' } }),
                objectOf({ gas: text }),
              ],
            },
          ],
        }),
      }),
    ),
    namedSchema('Moon', objectOf({ 'craters!': limited({ format: 'date-time' }) })),
  ],
});
