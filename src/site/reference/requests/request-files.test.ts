import { expect, test } from 'vitest';
import { apiOf, operationOf, schemaOf } from '../../../../test/build/planets-api.js';
import type { Json } from '../../../json-schema/json.js';
import type { Operation } from '../../../openapi/api/operation.js';
import type { RequestFile } from '../../../request/index.js';
import { makeUrls } from '../../urls.js';
import { requestFiles } from './request-files.js';

const urls = makeUrls({ baseUrl: '/space/', trailingSlash: false });

function operationReturning(slug: string, jsonSchema: Json): Operation {
  return operationOf({
    slug,
    responses: [
      {
        status: '200',
        headers: [],
        media: [{ type: 'application/json', schema: schemaOf({}), jsonSchema, examples: [] }],
      },
    ],
  });
}

const planet = operationReturning('get-planet', { $ref: '#/$defs/Planet' });
const star = operationReturning('get-star', { type: 'array', items: { $ref: '#/$defs/Star' } });
const api = apiOf({
  operations: [planet, star],
  jsonSchemas: {
    Planet: { properties: { moons: { items: { $ref: '#/$defs/Moon' } } } },
    Moon: { properties: { of: { $ref: '#/$defs/Planet' } } },
    Star: { title: 'x'.repeat(20_000) },
    Comet: true,
  },
});

test('an operation page links to a file with the schemas it reaches', () => {
  const { files, of } = requestFiles(api, true, urls);
  const { request = '', composeOnly } = of(planet);
  expect(request).toMatch(/^\/space\/assets\/request-get-planet-[\da-f]{8}\.json$/);
  expect(composeOnly).toBeUndefined();
  const file = files.find(({ path }) => `/space/${path}` === request);
  const shape: RequestFile = JSON.parse(String(file?.contents));
  expect(Object.keys(shape.defs)).toEqual(['Moon', 'Planet']);
  expect(shape.schemas).toBeUndefined();
  expect(shape.responses).toMatchObject([{ media: [{ schema: { $ref: '#/$defs/Planet' } }] }]);
});

test('large schemas share one file for all operations', () => {
  const { files, of } = requestFiles(api, true, urls);
  const file = files.find(({ path }) => `/space/${path}` === of(star).request);
  const shape: RequestFile = JSON.parse(String(file?.contents));
  expect(shape.defs).toEqual({});
  const shared = files.find(({ path }) => `/space/${path}` === shape.schemas);
  expect(Object.keys(JSON.parse(String(shared?.contents)))).toEqual([
    'Planet',
    'Moon',
    'Star',
    'Comet',
  ]);
});

test('request files are absent when disabled, and compose-only on request', () => {
  const none = requestFiles(api, false, urls);
  expect(none.files).toEqual([]);
  expect(none.of(planet)).toEqual({});
  expect(requestFiles(api, 'compose', urls).of(planet).composeOnly).toBe(true);
});

test('schemas keep their texts only if requests contain them', () => {
  const texts = { description: 'A name.', examples: ['Mars'] };
  const sent = { type: 'object', properties: { name: { type: 'string', ...texts } } };
  const create = operationOf({
    slug: 'create-planet',
    requestBody: {
      required: true,
      media: [
        {
          type: 'application/json',
          schema: schemaOf({}),
          jsonSchema: { $ref: '#/$defs/NewPlanet' },
          examples: [],
        },
      ],
    },
    responses: planet.responses,
  });
  const { files } = requestFiles(
    apiOf({ operations: [create], jsonSchemas: { NewPlanet: sent, Planet: sent } }),
    true,
    urls,
  );
  const { defs }: RequestFile = JSON.parse(String(files[0]?.contents));
  expect(defs.NewPlanet).toEqual(sent);
  expect(defs.Planet).toEqual({ type: 'object', properties: { name: { type: 'string' } } });
});
