import { describe, expect, it } from 'vitest';
import { openDescription } from '../../../test/support/description-files.js';
import { findTarget } from './follow-reference.js';

const planets = `
components:
  schemas:
    Planet: { properties: { moon: { $ref: 'moon.yaml#/Moon' } } }
    Alias: { $ref: '#/components/schemas/Planet' }
    Loop: { $ref: '#/components/schemas/Loop' }
    Star: { $id: 'https://planets.example/star', $anchor: core, $defs: { Ring: { $anchor: ring } } }
`;
const moon = 'Moon: { properties: { name: { type: string } } }';

async function open() {
  const opened = openDescription({ 'openapi.yaml': planets, 'moon.yaml': moon });
  await opened.load('moon.yaml');
  return opened;
}

describe('a reference', () => {
  it('is followed into another file that was read', async () => {
    const { root, follow } = await open();
    expect(follow(root, './moon.yaml#/Moon')).toMatchObject({
      pointer: '/Moon',
      source: { file: 'moon.yaml' },
    });
    expect(follow(root, 'venus.yaml')).toBeUndefined();
  });

  it('is resolved by $id before a file location, and by anchor', async () => {
    const { root, follow } = await open();
    const star = '/components/schemas/Star';
    expect(follow(root, 'https://planets.example/star')?.pointer).toBe(star);
    expect(follow(root, 'https://planets.example/star#ring')?.pointer).toBe(`${star}/$defs/Ring`);
    expect(follow(root, '#core', `${star}/properties/a`)?.pointer).toBe(star);
  });

  it('within a schema with $id may also be relative to the file', async () => {
    const { root, follow } = await open();
    const at = '/components/schemas/Star/properties/planet';
    expect(follow(root, '#/$defs/Ring', at)?.pointer).toBe('/components/schemas/Star/$defs/Ring');
    expect(follow(root, '#/components/schemas/Planet', at)?.pointer).toBe(
      '/components/schemas/Planet',
    );
  });
});

describe('the value at a target', () => {
  it('is found through references on the way, but not the one at the end', async () => {
    const { root, follow } = await open();
    const find = (pointer: string) => findTarget({ source: root, pointer }, follow);
    expect(find('/components/schemas/Alias/properties/moon/properties/name')).toMatchObject({
      pointer: '/Moon/properties/name',
      value: { type: 'string' },
    });
    expect(find('/components/schemas/Alias')?.value).toEqual({
      $ref: '#/components/schemas/Planet',
    });
  });

  it('is missing for an unknown key and behind a cycle', async () => {
    const { root, follow } = await open();
    const find = (pointer: string) => findTarget({ source: root, pointer }, follow);
    expect(find('/components/schemas/Venus')).toBeUndefined();
    expect(find('/components/schemas/Loop/type')).toBeUndefined();
  });
});
