import { expect, it } from 'vitest';
import { parseSource } from '../source/parse-source.js';
import { componentName } from './names.js';

function nameOf(file: string, pointer = '', taken: readonly string[] = []): string {
  const source = parseSource(file, 'a: 1').value;
  if (source === undefined) throw new Error('the file cannot be read');
  return componentName({ source, pointer }, (name) => taken.includes(name));
}

it('takes the last key of the pointer, or else the name of the file', () => {
  expect(nameOf('schemas.yaml', '/components/Moon')).toBe('Moon');
  expect(nameOf('schemas/moon.yaml')).toBe('moon');
});

it('takes the name of the folder for an index file', () => {
  expect(nameOf('schemas/moon/index.yaml')).toBe('moon');
  expect(nameOf('schemas/moon/_index.yaml')).toBe('moon');
});

it('replaces the characters that component names do not allow', () => {
  expect(nameOf('schemas.yaml', '/paths/~1moons~1{id}')).toBe('moons-id');
  expect(nameOf('schemas.yaml', '/~1')).toBe('part');
});

it('numbers a name that is taken', () => {
  expect(nameOf('moon.yaml', '', ['moon', 'moon-2'])).toBe('moon-3');
});
