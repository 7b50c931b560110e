import { describe, expect, it } from 'vitest';
import { excerpt, type MarkedText, markText } from './mark-text.js';

const brackets = (pieces: readonly MarkedText[]): string =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
const asked = (...terms: string[]) => terms.map((term) => ({ term, prefix: 0.1 }));

describe('marking search terms', () => {
  it.each([
    ['Mars has two moons.', ['moon'], 'Mars has two [moons].'],
    ['The ORBIT of Mars', ['orbit', 'mars'], 'The [ORBIT] of [Mars]'],
    ['orbit_start_date', ['start'], 'orbit_[start]_date'],
    ['the orbitStart field', ['orbitstart'], 'the [orbitStart] field'],
    ['Überblick über alles', ['uber'], '[Überblick] [über] alles'],
    ['火星の軌道について', ['軌道'], '火星の[軌道]について'],
    ['Nothing of it', ['venus'], 'Nothing of it'],
  ])('finds them in: %s', (text, terms, expected) => {
    expect(brackets(markText(text, asked(...terms)))).toBe(expected);
  });

  it('preserves the text', () => {
    const text = 'A moon, a Moon; the moonlight (moon_rise).';
    expect(
      markText(text, asked('moon'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('an excerpt', () => {
  const long = `${'Dust and ice. '.repeat(40)}The probe landed on the moon Europa. ${'Ice and dust. '.repeat(40)}`;

  it('shows the passage with the most search terms', () => {
    const pieces = excerpt(long, asked('moon', 'europa'), 80);
    expect(brackets(pieces)).toContain('the [moon] [Europa].');
    expect(brackets(pieces)).toMatch(/^… .* …$/);
    expect(brackets(pieces).length).toBeLessThan(110);
  });

  it('is the whole text in one line if it is short', () => {
    expect(brackets(excerpt('Two,\n  moons', asked('moons'), 80))).toBe('Two, [moons]');
  });

  it.each([
    ['Phobos\nThe inner moon.\nDeimos', 'Phobos · The inner [moon]. Deimos'],
    ['curl url \\\n  --data moon', 'curl url \\ --data [moon]'],
    ['{\n"moon": 1\n}', '{ "[moon]": 1 }'],
  ])('separates lines that no punctuation ends: %j', (text, expected) => {
    expect(brackets(excerpt(text, asked('moon'), 80))).toBe(expected);
  });

  it('is the beginning of the text if no term matches', () => {
    expect(brackets(excerpt(long, asked('venus'), 30))).toBe('Dust and ice. Dust and ice. …');
  });
});
