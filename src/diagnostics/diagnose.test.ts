import { describe, expect, test } from 'vitest';
import { argsOf, diagnose } from './index.js';

describe('the arguments of a diagnostic', () => {
  const found = diagnose('content/front-matter-unknown-key', { key: 'colour' });

  test('can be read by its code, also after a cache or a worker', () => {
    const copy = JSON.parse(JSON.stringify(found));
    expect(argsOf(copy, 'content/front-matter-unknown-key')).toEqual({ key: 'colour' });
  });

  test('are undefined for another code', () => {
    expect(argsOf(found, 'site/duplicate-route')).toBeUndefined();
  });

  test('are not kept where nothing reads them', () => {
    expect(diagnose('site/broken-link', { target: './mars.md' })).not.toHaveProperty('args');
  });
});
