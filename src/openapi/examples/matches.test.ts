import { describe, expect, test } from 'vitest';
import { matches } from './matches.js';

describe('a pattern', () => {
  test('fits a text or does not', () => {
    expect(matches('^[a-z]+-[0-9]+$', 'a-rather-long-name-7')).toBe(false);
    expect(matches('^[a-z]+-[0-9]+$', 'averyverylongname-7')).toBe(true);
    expect(matches('^(?=.*[a-z])(?=.*[A-Z]).{8,}$', 'averyverylongname')).toBe(false);
    expect(matches('^\\d{4}(?:-\\d{2}){2}$', '2026-01-02-and-later')).toBe(false);
  });

  test('is taken to fit where it cannot be compiled', () => {
    expect(matches('[', 'planet')).toBe(true);
  });

  test.each([
    '^(a|aa)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(?=(a+)+b).*$',
    '(x+x+)+y|^(a|aa)+$',
    '^(a+){30}$',
    '^.*.*.*.*.*.*x$',
    '(?:a{0,65535}){0,65535}b',
  ])('%s is given up on a text that would take ages', (pattern) => {
    const before = process.cpuUsage();
    expect(matches(pattern, `${'a'.repeat(60)}!`)).toBe(true);
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
