import { describe, expect, it } from 'vitest';
import { pointerKeys, pointerTo } from '../pointer.js';
import { pointerAtLine } from './frame-pointer.js';

describe('pointerAtLine', () => {
  it('returns the pointer for each line of a printed document', () => {
    const document = {
      paths: { '/planets/{id}': { get: { tags: ['a', { b: [] }], 'say "hi": ': [[1], {}, 2] } } },
      text: '{\n "not": "a line" }',
    };
    const lines = JSON.stringify(document, null, 2).split('\n');
    const found = new Map<string, number>();
    for (const [index, line] of lines.entries()) {
      if (/^ *[}\]]/.test(line)) continue;
      found.set(pointerAtLine(lines, index + 1), index + 1);
    }
    const get = pointerTo('/paths', '/planets/{id}', 'get');
    const odd = pointerTo(get, 'say "hi": ');
    expect([...found.keys()]).toEqual([
      '',
      '/paths',
      pointerTo('/paths', '/planets/{id}'),
      get,
      `${get}/tags`,
      `${get}/tags/0`,
      `${get}/tags/1`,
      `${get}/tags/1/b`,
      odd,
      `${odd}/0`,
      `${odd}/0/0`,
      `${odd}/1`,
      `${odd}/2`,
      '/text',
    ]);
    expect(pointerKeys(odd)).toEqual(['paths', '/planets/{id}', 'get', 'say "hi": ']);
  });
});
