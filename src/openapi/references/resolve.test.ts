import { describe, expect, it } from 'vitest';
import { resolveReference } from './resolve.js';

const from = '/site/openapi/openapi.yaml';

describe('a reference of a file', () => {
  it.each([
    ['#/components/schemas/Moon', { kind: 'local', fragment: '/components/schemas/Moon' }],
    ['openapi.yaml#/info', { kind: 'local', fragment: '/info' }],
    ['./moon.yaml', { kind: 'file', location: '/site/openapi/moon.yaml', fragment: '' }],
    ['../a%20b.json#/x', { kind: 'file', location: '/site/a b.json', fragment: '/x' }],
    ['a\\b.yaml', { kind: 'file', location: '/site/openapi/a/b.yaml', fragment: '' }],
  ])('%s stays in the file system', (reference, expected) => {
    expect(resolveReference(from, reference)).toEqual(expected);
  });

  it.each([
    'https://planets.example/moon.yaml',
    '//planets.example/moon.yaml',
    '\\\\planets.example\\moon.yaml',
    ' https://planets.example/moon.yaml',
    'file:///etc/passwd',
    'moon.yaml?version=2',
    'http://[',
    '%00.yaml#/x%',
  ])('%s is remote, or a file within the folder', (reference) => {
    const { kind, ...resolved } = resolveReference(from, reference);
    const location = 'location' in resolved ? resolved.location : from;
    expect(kind === 'remote' || location.startsWith('/site/openapi/')).toBe(true);
  });
});

it('resolves references of a fetched file on its host, and never to a file', () => {
  const web = 'https://planets.example/v1/openapi.yaml';
  expect(resolveReference(web, '../moon.yaml#/a')).toEqual({
    kind: 'remote',
    location: 'https://planets.example/moon.yaml',
    fragment: '/a',
  });
  expect(resolveReference(web, 'file:///etc/passwd').kind).toBe('remote');
});
