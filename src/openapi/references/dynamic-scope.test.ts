import { expect, it } from 'vitest';
import { openDescription } from '../../../test/support/description-files.js';
import { keyOfScope, makeDynamicScopes } from './dynamic-scope.js';

const text = `
components:
  schemas:
    Page:
      $id: https://planets.example/page
      $defs: { item: { $dynamicAnchor: item } }
      properties: { data: { type: array, items: { $dynamicRef: '#item' } } }
    Moons:
      $id: https://planets.example/moons
      $defs: { item: { $dynamicAnchor: item, type: object } }
      $ref: https://planets.example/page
    Name: { type: string }
`;
const schema = (name: string) => `/components/schemas/${name}`;

function open() {
  const { root, files, follow } = openDescription({ 'openapi.yaml': text });
  const scopes = makeDynamicScopes(follow, files.declared);
  const at = (name: string) => ({ source: root, pointer: schema(name) });
  return { scopes, at };
}

it('binds a $dynamicRef to the outermost anchor of its name', () => {
  const { scopes, at } = open();
  const scope = scopes.enter(scopes.enter(undefined, at('Moons')), at('Page'));
  const own = at('Page/$defs/item');
  expect(scopes.bound(own, '#item', scope)?.pointer).toBe(schema('Moons/$defs/item'));
  expect(scopes.bound(own, '#item', new Map())).toBe(own);
});

it('leaves a reference to a schema without a dynamic anchor unchanged', () => {
  const { scopes, at } = open();
  const scope = scopes.enter(undefined, at('Moons'));
  const target = at('Name');
  expect(scopes.bound(target, '#Name', scope)).toBe(target);
});

it('tells which targets mean something else in a scope', () => {
  const { scopes, at } = open();
  const scope = scopes.enter(undefined, at('Moons'));
  expect([...scopes.changes(at('Page'), scope).keys()]).toEqual(['item']);
  expect(scopes.changes(at('Moons'), scope).size).toBe(0);
  expect(scopes.changes(at('Name'), scope).size).toBe(0);
});

it('has equal keys for equal scopes', () => {
  const { at } = open();
  const [a, b] = [at('Page'), at('Name')];
  const one = new Map([
    ['a', a],
    ['b', b],
  ]);
  const same = new Map([
    ['b', b],
    ['a', a],
  ]);
  expect(keyOfScope(one)).toBe(keyOfScope(same));
  expect(keyOfScope(one)).not.toBe(keyOfScope(new Map([['a', b]])));
});
