import { describe, expect, it } from 'vitest';
import { pathAndOriginal, pathAndUnfrozen } from './frozen-paths.js';

const folders = [
  { frozen: 'versioned_docs/', current: 'content/docs' },
  { frozen: 'sdk_versioned_docs/', current: 'packages/sdk/docs' },
];

describe('a frozen document', () => {
  it.each([
    ['versioned_docs/version-2.0/moons/io.md', 'content/docs/moons/io.md'],
    ['sdk_versioned_docs/version-1.0/io.md', 'packages/sdk/docs/io.md'],
  ])('%s has the original %s', (frozen, original) => {
    expect(pathAndOriginal(frozen, folders)).toEqual([frozen, original]);
  });

  it('includes files beside its folder from those beside the current documents', () => {
    const beside = (file: string) => pathAndUnfrozen(file, folders)[1];
    expect(beside('versioned_docs/snippets/key.md')).toBe('content/snippets/key.md');
    expect(beside('sdk_versioned_docs/key.md')).toBe('packages/sdk/key.md');
    expect(beside('versioned_docs/version-2.0/key.md')).toBeUndefined();
  });
});

it('has no other path for a current document', () => {
  expect(pathAndOriginal('content/docs/io.md', folders)).toEqual(['content/docs/io.md']);
  expect(pathAndUnfrozen('content/docs/io.md', folders)).toEqual(['content/docs/io.md']);
});
