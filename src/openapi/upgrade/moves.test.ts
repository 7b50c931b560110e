import { describe, expect, it } from 'vitest';
import { below, makeMoves } from './moves.js';

describe('the moves of an upgrade', () => {
  const moves = makeMoves();
  moves.add('/components/schemas', '/definitions');
  moves.add('/components/schemas/Moon', '/x-moon');
  moves.trace('/paths/~1a/get/requestBody', '/paths/~1a/get/parameters/0');

  it('map a pointer by its longest moved part', () => {
    expect(moves.before('/components/schemas/Planet/type')).toBe('/definitions/Planet/type');
    expect(moves.before('/components/schemas/Moon/type')).toBe('/x-moon/type');
    expect(moves.after('/definitions/Planet')).toBe('/components/schemas/Planet');
  });

  it('leave other pointers as they are', () => {
    expect(moves.before('/info/title')).toBe('/info/title');
    expect(moves.before('/components/schemasToo')).toBe('/components/schemasToo');
    expect(moves.before('')).toBe('');
  });

  it('map what was derived to its source, but not back', () => {
    expect(moves.before('/paths/~1a/get/requestBody')).toBe('/paths/~1a/get/parameters/0');
    expect(moves.after('/paths/~1a/get/parameters/0')).toBe('/paths/~1a/get/parameters/0');
  });
});

it('extends both pointers of a moved part, with escaped keys', () => {
  expect(below({ to: '/paths', from: '/old' }, '/planets', 0)).toEqual({
    to: '/paths/~1planets/0',
    from: '/old/~1planets/0',
  });
});
