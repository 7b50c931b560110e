import { expect, it } from 'vitest';
import { parseSource } from '../source/parse-source.js';
import { absolute, DeclaredNames, outermostSchema } from './identifiers.js';

function identifiersOf(value: unknown) {
  const source = parseSource('openapi.json', JSON.stringify(value)).value;
  if (source === undefined) throw new Error('the file cannot be read');
  return new DeclaredNames().identifiers(source);
}

const identifiers = identifiersOf({
  components: {
    schemas: {
      Planet: {
        $id: 'https://planets.example/schemas/planet',
        $anchor: 'body',
        $defs: { Ring: { $id: 'ring', $anchor: 'body' } },
      },
    },
  },
});
const planet = '/components/schemas/Planet';

it('knows schemas by their identifier, as written and as an absolute URL', () => {
  expect(Object.fromEntries(identifiers.ids)).toEqual({
    'https://planets.example/schemas/planet': planet,
    ring: `${planet}/$defs/Ring`,
    'https://planets.example/schemas/ring': `${planet}/$defs/Ring`,
  });
});

it('prefers an anchor below the given schema', () => {
  expect(identifiers.anchored('body', `${planet}/$defs/Ring`)).toBe(`${planet}/$defs/Ring`);
  expect(identifiers.anchored('body', '/elsewhere')).toBe(planet);
  expect(identifiers.anchored('none', '')).toBeUndefined();
});

it('finds the innermost schema with an identifier around a pointer', () => {
  expect(identifiers.enclosingResource(`${planet}/$defs/Ring/type`)?.pointer).toBe(
    `${planet}/$defs/Ring`,
  );
  expect(identifiers.enclosingResource(`${planet}/type`)?.pointer).toBe(planet);
  expect(identifiers.enclosingResource('/info')).toBeUndefined();
});

it('finds the outermost schema around a pointer', () => {
  expect(outermostSchema(`${planet}/properties/a/items/allOf/0`)).toBe(planet);
  expect(outermostSchema('/paths/~1a/get')).toBe('/paths/~1a/get');
});

it('keeps a URL that cannot be resolved', () => {
  expect(absolute('ring', undefined)).toBe('ring');
});
