import { describe, expect, it } from 'vitest';
import { makeMoves } from './moves.js';
import { listStyle, lookUpParameter, upgradeParameter } from './parameters.js';

const at = { to: '/paths/~1a/get/parameters/0', from: '/paths/~1a/get/parameters/0' };
const context = (swagger: Record<string, unknown> = {}) => ({ swagger, moves: makeMoves() });

describe('the style of a list', () => {
  it.each([
    [undefined, { style: 'form', explode: false }],
    ['multi', { style: 'form', explode: true }],
    ['ssv', { style: 'spaceDelimited', explode: false }],
    ['tsv', { style: 'tabDelimited', explode: false }],
    ['pipes', { style: 'pipeDelimited', explode: false }],
  ])('in a query with collectionFormat %s', (collectionFormat, style) => {
    expect(listStyle({ type: 'array', collectionFormat }, true)).toEqual(style);
  });

  it('in a path or header is simple, and other types have none', () => {
    expect(listStyle({ type: 'array' }, false)).toEqual({ style: 'simple' });
    expect(listStyle({ type: 'string', collectionFormat: 'multi' }, true)).toEqual({});
  });
});

it('moves the keywords of a parameter into its schema and keeps its example', () => {
  const node = { name: 'id', in: 'path', required: true, type: 'integer', 'x-example': 7 };
  expect(upgradeParameter(node, at, context())).toEqual({
    name: 'id',
    in: 'path',
    required: true,
    example: 7,
    schema: { type: 'integer' },
  });
});

it('leaves bodies and forms to the request body', () => {
  expect(upgradeParameter({ name: 'planet', in: 'body' }, at, context())).toBeUndefined();
  expect(upgradeParameter({ name: 'picture', in: 'formData' }, at, context())).toBeUndefined();
});

it('finds a shared parameter by an escaped name, and keeps a reference to none', () => {
  const page = { name: 'page', in: 'query' };
  const found = { $ref: '#/parameters/a~1b%20c' };
  const missing = { $ref: '#/parameters/none' };
  const swagger = context({ parameters: { 'a/b c': page } });
  expect(lookUpParameter(found, at.from, swagger)).toEqual({
    node: page,
    from: '/parameters/a~1b%20c',
  });
  expect(lookUpParameter(missing, at.from, swagger)).toEqual({ node: missing, from: at.from });
});
