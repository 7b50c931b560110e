import { expect, it } from 'vitest';
import type { RawObject } from '../../json-schema/json.js';
import { makeMoves } from './moves.js';
import { upgradePathItem } from './path-items.js';

const upgraded = (item: RawObject, swagger: RawObject = {}) => {
  const moves = makeMoves();
  return { item: upgradePathItem(item, '/paths/~1planets', { swagger, moves }), moves };
};

const name = { name: 'name', in: 'formData', type: 'string' };
const mass = { name: 'mass', in: 'formData', type: 'number' };

it('separates the body from the other parameters, which keep their source', () => {
  const page = { name: 'page', in: 'query', type: 'integer' };
  const { item, moves } = upgraded({ post: { parameters: [name, page], responses: {} } });
  expect(item).toMatchObject({
    post: {
      parameters: [{ name: 'page', schema: { type: 'integer' } }],
      requestBody: { content: {} },
    },
  });
  expect(moves.before('/paths/~1planets/post/parameters/0')).toBe(
    '/paths/~1planets/post/parameters/1',
  );
});

it('gives the form fields of a path to its operations, which may replace them', () => {
  const own = { ...name, type: 'integer' };
  const { item } = upgraded({ parameters: [name, mass], post: { parameters: [own] } });
  expect(item).toMatchObject({
    post: {
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: { properties: { name: { type: 'integer' }, mass: { type: 'number' } } },
          },
        },
      },
    },
  });
});

it('turns the schemes of an operation into its servers', () => {
  const swagger = { host: 'planets.example', basePath: '/v1' };
  const { item } = upgraded({ get: { schemes: ['https'] } }, swagger);
  expect(item).toEqual({ get: { servers: [{ url: 'https://planets.example/v1' }] } });
});

it('leaves extensions, and values that are no operation', () => {
  const item = { 'x-owner': { parameters: [name] }, get: 'none' };
  expect(upgraded(item).item).toEqual(item);
});
