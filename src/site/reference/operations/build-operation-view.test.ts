import { expect, it } from 'vitest';
import {
  apiOf,
  described,
  objectOf,
  operationOf,
  text,
} from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';

const heading = described('## Same');
const headed: ApiSchema = { ...text, description: heading };
const usual = { style: 'simple', deprecated: false, examples: [] } as const;
const body = [
  {
    type: 'application/json',
    schema: { ...objectOf({ name: headed }), description: heading },
    encoding: [],
    examples: [
      {
        name: 'first',
        description: heading,
        generated: false,
        code: { language: 'json', text: '{}', html: '{}' },
      },
    ],
  },
];

const operation = operationOf({
  slug: 'land',
  method: 'POST',
  description: heading,
  pathDescription: heading,
  serversFrom: 'operation',
  servers: [
    { url: 'https://x.test', exampleUrl: 'https://x.test', description: heading, variables: [] },
  ],
  security: [[{ scheme: 'key', scopes: [] }]],
  badges: [{ label: 'Beta', position: 'before', description: heading }],
  parameters: [
    { ...usual, name: 'planet', in: 'path', required: true, description: heading, schema: headed },
  ],
  requestBody: { required: true, description: heading, media: body },
  responses: [
    {
      status: '200',
      description: heading,
      headers: [{ ...usual, name: 'X-Land', required: false, description: heading, schema: text }],
      media: body,
      links: [{ name: 'start', description: heading, parameters: [] }],
    },
  ],
  callbacks: [{ name: 'done', operations: [operationOf({ slug: 'done', description: heading })] }],
});

it('gives the parts of an operation their heading ids in the same order, whatever the order of keys', () => {
  const api = apiOf({
    operations: [operation],
    securitySchemes: [
      { name: 'key', type: 'apiKey', in: 'header', parameter: 'Key', description: heading },
    ],
  });
  const view = new PlannedSite({ files: {}, api }).content('/api/planets/land', 'operation');
  const [request] = view.requestBody?.media ?? [];
  const [response] = view.responses;
  const [reply] = response?.media ?? [];
  const texts = {
    security: view.security[0]?.[0]?.description,
    badge: view.badges[0]?.description,
    description: view.description,
    path: view.pathDescription,
    server: view.servers[0]?.description,
    parameter: view.parameters[0]?.fields[0]?.schema.description,
    body: view.requestBody?.description,
    'body schema': request?.schema?.description,
    'body field': request?.schema?.fields[0]?.schema.description,
    'body example': request?.examples[0]?.description,
    response: response?.description,
    'response header': response?.headers[0]?.schema.description,
    'response schema': reply?.schema?.description,
    'response field': reply?.schema?.fields[0]?.schema.description,
    'response example': reply?.examples[0]?.description,
    'response link': response?.links[0]?.description,
    callback: view.callbacks[0]?.operations[0]?.description,
  };
  const numbers = Object.entries(texts).map(([name, html = '']) => [
    name,
    [...html.matchAll(/ id="same(?:-(\d+))?"/g)].map(([, number = '1']) => Number(number)),
  ]);
  // The description of a parameter stands above that of its schema.
  expect(numbers).toEqual([
    ['security', [1]],
    ['badge', [2]],
    ['description', [3]],
    ['path', [4]],
    ['server', [5]],
    ['parameter', [7, 6]],
    ['body', [8]],
    ['body schema', [9]],
    ['body field', [10]],
    ['body example', [11]],
    ['response', [12]],
    ['response header', [13]],
    ['response schema', [14]],
    ['response field', [15]],
    ['response example', [16]],
    ['response link', [17]],
    ['callback', [18]],
  ]);
});
