import { describe, expect, it } from 'vitest';
import { openDescription } from '../../../test/support/description-files.js';
import { dataReferences, makeDataResolver } from './example-data.js';

describe('references in example values', () => {
  it('are found in place of a whole value, of named values and of parts that name an example', () => {
    const node = {
      example: { $ref: 'mars.json' },
      examples: [{ $ref: 'venus.json' }, { moon: { $ref: '#/components/examples/Io' } }],
    };
    const found = dataReferences(node, 'schema', '/s');
    expect(found.map(({ pointer, reference }) => `${pointer} ${reference}`)).toEqual([
      '/s/example mars.json',
      '/s/examples/0 venus.json',
      '/s/examples/1/moon #/components/examples/Io',
    ]);
  });

  it('are found in place of a sample of an operation', () => {
    const node = { 'x-codeSamples': [{ lang: 'Go', source: 'go' }, { $ref: 'mars.yml' }] };
    expect(dataReferences(node, 'operation', '/o').map(({ pointer }) => pointer)).toEqual([
      '/o/x-codeSamples/1',
    ]);
  });

  it('may be data: inside a value, or beside other keys', () => {
    const node = { example: { a: { $ref: 'mars.json' }, b: { $ref: 'x', more: 1 }, $ref: 1 } };
    expect(dataReferences(node, 'schema', '')).toEqual([]);
  });
});

describe('resolved example values', () => {
  const root = `
components:
  examples:
    Io: { value: { name: Io } }
    Loop: { value: { again: { $ref: '#/components/examples/Loop' } } }
`;
  const open = async () => {
    const opened = openDescription({ 'openapi.yaml': root, 'mars.json': '{ "name": "Mars" }' });
    await opened.load('mars.json');
    return opened;
  };
  const resolved = async (value: unknown) => {
    const { root: source, follow } = await open();
    const resolve = makeDataResolver(follow);
    return resolve({ example: value }, 'schema', { source, pointer: '/s' });
  };

  it('come from files and from example components', async () => {
    const whole = await resolved({ $ref: 'mars.json' });
    expect(whole.node).toEqual({ example: { name: 'Mars' } });
    expect(whole.origins.get('/example')?.source.file).toBe('mars.json');
    const part = await resolved({ moons: [{ $ref: '#/components/examples/Io' }] });
    expect(part.node).toEqual({ example: { moons: [{ name: 'Io' }] } });
  });

  it('replace references in place of samples', async () => {
    const { root: source, follow } = await open();
    const node = { 'x-codeSamples': [{ $ref: 'mars.json' }] };
    const made = makeDataResolver(follow)(node, 'operation', { source, pointer: '/o' });
    expect(made.node).toEqual({ 'x-codeSamples': [{ name: 'Mars' }] });
  });

  it('keep references without a target and those that close a cycle', async () => {
    const missing = { $ref: 'venus.json' };
    expect((await resolved(missing)).node).toEqual({ example: missing });
    const loop = { again: { $ref: '#/components/examples/Loop' } };
    expect((await resolved(loop)).node).toEqual({ example: { again: loop } });
  });
});
