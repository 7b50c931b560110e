import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostic.js';
import { shortenList } from './shorten.js';

const limits = { message: 3, code: 5 };

function finding(message: string, line: number, over: Partial<Diagnostic> = {}): Diagnostic {
  const place = {
    file: `content/${line % 2 ? 'odd' : 'even'}.md`,
    start: { line, column: 1, offset: 0 },
  };
  return { code: 'site/broken-link', severity: 'error', message, place, ...over };
}

const many = (count: number, message: (index: number) => string, over?: Partial<Diagnostic>) =>
  Array.from({ length: count }, (_, index) => finding(message(index), index + 1, over));

test('keeps a few identical diagnostics unchanged', () => {
  const few = many(3, () => 'Link x leads to no page.');
  expect(shortenList(few, limits).shown).toHaveLength(3);
  expect(shortenList(few, limits).more).toEqual([]);
});

test('shows identical diagnostics three times and counts the rest', () => {
  const { shown, more } = shortenList(
    many(1300, () => 'Link x leads to no page.'),
    limits,
  );
  expect(shown).toHaveLength(3);
  expect(more).toEqual([
    {
      code: 'site/broken-link',
      severity: 'error',
      message: '1,297 more of these in 2 files.',
      hint: 'with --json, a build lists all of them',
    },
  ]);
});

test('shows the first diagnostics of a code up to the limit', () => {
  const { shown, more } = shortenList(
    many(9, (index) => `Link ${index} leads to no page.`),
    limits,
  );
  expect(shown.map(({ place }) => place?.start.line)).toEqual([2, 4, 6, 8, 1]);
  expect(more.map(({ message }) => message)).toEqual(['4 more of these in one file.']);
});

test('counts each code and severity separately', () => {
  const { shown, more } = shortenList(
    [
      ...many(5, () => 'same'),
      ...many(5, () => 'same', { severity: 'warning' }),
      ...many(2, () => 'other', { code: 'site/broken-anchor' }),
    ],
    limits,
  );
  expect(shown).toHaveLength(8);
  expect(more.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'error: 2 more of these in one file.',
    'warning: 2 more of these in one file.',
  ]);
});

test('shows a single remaining diagnostic instead of a count', () => {
  const { more } = shortenList(
    many(4, () => 'same'),
    limits,
  );
  expect(more.map(({ message }) => message)).toEqual(['same']);
});

test('reports a foreign component once with its count and related positions', () => {
  const note = '<Note> is a component of another tool; only its content is shown.';
  const over = { code: 'content/foreign-component', severity: 'warning', hint: ':::note' } as const;
  const { shown, more } = shortenList(
    [...many(10_592, () => note, over), finding('<Card> is one, too.', 7, over)],
    limits,
  );
  expect(shown.map(({ message }) => message)).toEqual([
    `${note} This holds 10,592 times in 2 files; with --json, a build lists all of them.`,
    '<Card> is one, too.',
  ]);
  expect(shown[0]?.place?.start.line).toBe(2);
  expect(shown[0]?.related?.map(({ place }) => place?.start.line)).toEqual([4, 6]);
  expect(more).toEqual([]);
});

test('shows the most frequent foreign components first', () => {
  const over = { code: 'content/foreign-component', severity: 'warning' } as const;
  const kinds = Array.from({ length: 8 }, (_, kind) => many(kind + 1, () => `<K${kind}>`, over));
  const { shown, more } = shortenList(kinds.flat(), limits);
  expect(shown.map(({ message }) => message.slice(0, 4)).toSorted()).toEqual([
    '<K3>',
    '<K4>',
    '<K5>',
    '<K6>',
    '<K7>',
  ]);
  expect(more.map(({ message }) => message)).toEqual(['6 more of these in 2 files.']);
});
