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

test('a few findings are told as they are', () => {
  const few = many(3, () => 'Link x leads to no page.');
  expect(shortenList(few, limits).told).toHaveLength(3);
  expect(shortenList(few, limits).more).toEqual([]);
});

test('what says the same over and over is told three times and counted', () => {
  const { told, more } = shortenList(
    many(1300, () => 'Link x leads to no page.'),
    limits,
  );
  expect(told).toHaveLength(3);
  expect(more).toEqual([
    {
      code: 'site/broken-link',
      severity: 'error',
      message: '1,297 more of these in 2 files.',
      hint: 'with --json, a build lists all of them',
    },
  ]);
});

test('of one kind no more are told than fit, the first of them', () => {
  const { told, more } = shortenList(
    many(9, (index) => `Link ${index} leads to no page.`),
    limits,
  );
  expect(told.map(({ place }) => place?.start.line)).toEqual([2, 4, 6, 8, 1]);
  expect(more.map(({ message }) => message)).toEqual(['4 more of these in one file.']);
});

test('each kind is counted alone, a warning apart from an error', () => {
  const { told, more } = shortenList(
    [
      ...many(5, () => 'same'),
      ...many(5, () => 'same', { severity: 'warning' }),
      ...many(2, () => 'other', { code: 'site/broken-anchor' }),
    ],
    limits,
  );
  expect(told).toHaveLength(8);
  expect(more.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'error: 2 more of these in one file.',
    'warning: 2 more of these in one file.',
  ]);
});

test('one that is left out alone is told', () => {
  const { more } = shortenList(
    many(4, () => 'same'),
    limits,
  );
  expect(more.map(({ message }) => message)).toEqual(['same']);
});

test('a component of another tool is told once, with how often and where else', () => {
  const note = '<Note> is a component of another tool; only what stands in it is shown.';
  const over = { code: 'content/foreign-component', severity: 'warning', hint: ':::note' } as const;
  const { told, more } = shortenList(
    [...many(10_592, () => note, over), finding('<Card> is one, too.', 7, over)],
    limits,
  );
  expect(told.map(({ message }) => message)).toEqual([
    `${note} This holds 10,592 times in 2 files; with --json, a build lists all of them.`,
    '<Card> is one, too.',
  ]);
  expect(told[0]?.place?.start.line).toBe(2);
  expect(told[0]?.related?.map(({ place }) => place?.start.line)).toEqual([4, 6]);
  expect(more).toEqual([]);
});

test('of many kinds those are told that there are most of', () => {
  const over = { code: 'content/foreign-component', severity: 'warning' } as const;
  const kinds = Array.from({ length: 8 }, (_, kind) => many(kind + 1, () => `<K${kind}>`, over));
  const { told, more } = shortenList(kinds.flat(), limits);
  expect(told.map(({ message }) => message.slice(0, 4)).toSorted()).toEqual([
    '<K3>',
    '<K4>',
    '<K5>',
    '<K6>',
    '<K7>',
  ]);
  expect(more.map(({ message }) => message)).toEqual(['6 more of these in 2 files.']);
});
