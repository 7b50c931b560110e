import { expect, it } from 'vitest';
import { escapeTagSigns } from './escape-tag-signs.js';

const escaped = (text: string): string => escapeTagSigns(text, false).text;

it.each([
  ['Give it a <name> and a <moon-id>.', 'Give it a \\<name> and a \\<moon-id>.'],
  ['A mass < 5 and <5 moons.', 'A mass < 5 and \\<5 moons.'],
  ['A list of {moon name: mass}.', 'A list of \\{moon name: mass}.'],
  ['An open { brace.', 'An open \\{ brace.'],
  ['<name>Io</name>, <name>', '<name>Io</name>, \\<name>'],
  ['A Promise<Moon\\> or a Map<b\\>.', 'A Promise\\<Moon\\> or a Map\\<b\\>.'],
])('escapes what is no tag and no value in %s', (text, expected) => {
  expect(escaped(text)).toBe(expected);
});

it.each([
  ['tags and values', '<Note>Io {1 + 1}</Note>\n'],
  ['code', 'Write `<name>`.\n\n```\n{a b}\n<name>\n```\n'],
  ['an open component', '<Note>\n\nIo\n'],
  ['an open element', 'One <b>two <name>\n'],
  ['a wrong attribute', '<Note title={a b}>Io</Note>\n'],
])('leaves %s as written', (_, text) => {
  expect(escaped(text)).toBe(text);
});

it('names the line of each sign', () => {
  expect(escapeTagSigns('Mars\n\n<name> {a b}\n\n<moon>\n', false).lines.toSorted()).toEqual([
    3, 3, 5,
  ]);
});
