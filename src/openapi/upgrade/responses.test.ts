import { expect, it } from 'vitest';
import type { RawObject } from '../../json-schema/json.js';
import { makeMoves } from './moves.js';
import { upgradeResponse } from './responses.js';

const at = { to: '/responses/200', from: '/responses/200' };

const upgraded = (node: RawObject, produces?: unknown, swagger: RawObject = {}) =>
  upgradeResponse(node, at, produces, { swagger, moves: makeMoves() });

it('gives the schema to each media type that the operation produces', () => {
  const schema = { type: 'string' };
  const node = { description: 'A planet.', schema };
  expect(upgraded(node, ['text/plain', 'text/csv'], { produces: ['text/html'] })).toEqual({
    description: 'A planet.',
    content: { 'text/plain': { schema }, 'text/csv': { schema } },
  });
  expect(upgraded(node, undefined, { produces: ['text/html'] }).content).toEqual({
    'text/html': { schema },
  });
  expect(upgraded(node).content).toEqual({ 'application/json': { schema } });
});

it('has no content without a schema and examples', () => {
  expect(upgraded({ description: 'Deleted.' }, ['application/json'])).toEqual({
    description: 'Deleted.',
  });
});

it('takes the media types from the examples', () => {
  const examples = { 'application/xml': '<planet/>' };
  expect(upgraded({ description: 'A planet.', examples }).content).toEqual({
    'application/xml': { example: '<planet/>' },
  });
});

it('reads a file as binary data', () => {
  const { content } = upgraded({ description: 'A photo.', schema: { type: 'file' } });
  expect(Object.keys(Object(content))).toEqual(['application/octet-stream']);
});

it('names examples, wrapped or plain', () => {
  const named = { mars: { name: 'Mars' }, venus: { value: 2, summary: 'Venus' } };
  const { content } = upgraded({ description: 'A planet.', schema: {}, 'x-examples': named });
  expect(content).toMatchObject({
    'application/json': {
      examples: { mars: { value: { name: 'Mars' } }, venus: { value: 2, summary: 'Venus' } },
    },
  });
});

it('moves the keywords of a header into its schema', () => {
  const headers = { 'X-Rest': { type: 'integer', description: 'Requests left.' } };
  expect(upgraded({ description: 'A planet.', headers }).headers).toEqual({
    'X-Rest': { description: 'Requests left.', schema: { type: 'integer' } },
  });
});

it('leaves a reference', () => {
  const node = { $ref: '#/responses/Missing' };
  expect(upgraded(node, ['application/json'])).toEqual(node);
});
