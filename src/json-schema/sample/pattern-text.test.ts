import { describe, expect, it } from 'vitest';
import { textMatchingPattern } from './pattern-text.js';

describe('a string generated for a pattern', () => {
  it.each([
    '^[A-Z]{3}$',
    '^\\d{4}-\\d{2}$',
    '^(?:north|south)-[0-9a-f]{2,4}$',
    '^[^\\s@]+@[^\\s@]+$',
    '^pl_[\\w-]{20,}$',
    '^a?b*c+$',
    '\\u0041\\x42',
    '^(?=.{3,})[a-z.]+$',
    '^\\p{Lu}\\p{L}+$',
    '^[+]?[0-9() .-]{5,}$',
    '[/]',
    '^(a|b|)$',
  ])('matches %s', (pattern) => {
    expect(textMatchingPattern(pattern)).toMatch(new RegExp(pattern, 'u'));
  });

  it('has at least the minimum length', () => {
    expect(textMatchingPattern('^[a-z]+$', 12)?.length).toBeGreaterThanOrEqual(12);
  });

  it.each(['(', '^(a)\\1$', '^(?!a)a$', '[a-'])('is not generated for %s', (pattern) => {
    expect(textMatchingPattern(pattern)).toBeUndefined();
  });
});
