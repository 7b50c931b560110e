import { describe, expect, test } from 'vitest';
import { matchesPattern } from './index.js';

/** Creates a seeded pseudo-random number generator. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const atoms = [
  ...['a', 'b', 'é', '🪐', '.', '\\d', '\\w', '\\s', '\\S', '[ab]', '[^a]', '[^]', '[]', '\\p{L}'],
  ...['^', '$', '\\b', '\\B', '\\u0061', '\\u{1FA90}', '\\ud83e\\ude90', '\\x62', '\\/', '[a\\]b]'],
];
const openings = ['(', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?<name>'];
const quantifiers = ['*', '+', '?', '{2}', '{0,1}', '{1,}', '{2,3}', '+?', '{0}', '*?'];

describe('a regular expression pattern', () => {
  test('matches the same strings as RegExp', () => {
    const next = numbers(7);
    const one = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item;
    const make = (depth: number): string =>
      Array.from({ length: 1 + next(3) }, () => {
        if (depth === 0 || next(3) > 0) {
          const atom = one(atoms);
          return next(3) > 0 || /^(?:[$^]|\\b)$/i.test(atom) ? atom : atom + one(quantifiers);
        }
        const opening = one(openings);
        const closed = `${opening}${make(depth - 1)}${next(3) === 0 ? `|${make(depth - 1)}` : ''})`;
        const isLook = /[=!]$/.test(opening);
        return isLook || next(2) === 0 ? closed : closed + one(quantifiers);
      }).join('');
    const wrong: string[] = [];
    let tried = 0;
    for (let count = 0; count < 1500; count += 1) {
      const pattern = make(2);
      if (pattern.indexOf('?<name>') !== pattern.lastIndexOf('?<name>')) continue;
      const native = new RegExp(pattern, 'u');
      for (const text of ['', 'a', 'ab', 'ba b', 'é🪐a', '\n1', 'aabb/', '\ud83e', 'bbb]a']) {
        tried += 1;
        if (matchesPattern(pattern, text) !== native.test(text)) {
          wrong.push(`${pattern} on ${JSON.stringify(text)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(9_000);
  });

  test.each([
    ['^[a-z]+-[0-9]+$', 'a-rather-long-name-7', false],
    ['^[a-z]+-[0-9]+$', 'averyverylongname-7', true],
    ['^(?=.*[a-z])(?=.*[A-Z]).{8,}$', 'averyverylongname', false],
    ['^(?=.*[a-z])(?=.*[A-Z]).{8,}$', 'averyverylongName', true],
    ['^\\d{4}(?:-\\d{2}){2}$', '2026-01-02-and-later', false],
    ['^.{0,65535}$', 'M'.repeat(300), true],
    ['^.{301,65535}$', 'M'.repeat(300), false],
    ['^[\\w\\.\\-]+@[\\w\\-]+$', 'a.b@mars', true],
  ])('such as %s, tested on %s, gives %s', (pattern, text, expected) => {
    expect(matchesPattern(pattern, text)).toBe(expected);
  });

  test.each([
    ['no engine can compile it', '[', 'planet'],
    ['it has a backreference', '^(a+)\\1$', 'b'],
    ['it has a modifier of another language', '(?i)mars', 'venus'],
    ['its states would fill the memory', '^(a{1,1000}){1,1000}$', 'b'.repeat(2000)],
    ['groups are nested beyond all measure', `${'('.repeat(999)}a${')'.repeat(999)}`, 'b'],
  ])('is assumed to match when %s', (_, pattern, text) => {
    expect(matchesPattern(pattern, text)).toBe(true);
  });

  const long = 'a'.repeat(5000);
  test.each([
    ['^([a-zA-Z0-9_.-]+)+@example\\.com$', `${long}@example.org`],
    ['^(a|a)*$', `${long}!`],
    ['^(a|aa)+$', `${long}!`],
    ['(.*)*x', long],
    ['^(a+)+$', `${long}!`],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', long],
    ['\\s+$', `${' '.repeat(5000)}!`],
    ['^\\s*(.*?)\\s*$x', ' '.repeat(5000)],
    ['^(?=(a+)+b).*$', long],
    ['^(?!(a|a)*b).*(?<=(a|aa)*c)$', long],
    ['(x+x+)+y', 'x'.repeat(5000)],
    ['^(?:.*.*.*.*.*.*)x$', long],
  ])('such as %s rejects a text without catastrophic backtracking', (pattern, text) => {
    expect(matchesPattern(pattern, text)).toBe(false);
  });
});
