import { expect, it } from 'vitest';
import { Digits, exactJsonText, exactNumber, printExactJson } from './exact-json.js';

const exact = '{"id":[9007199254740993,-9007199254740993,7,12.50,1e400,-0,1E5]}';

it('exactJsonText keeps every digit of a number', () => {
  expect(exactJsonText(exact)).toEqual({
    id: [
      new Digits('9007199254740993'),
      new Digits('-9007199254740993'),
      7,
      ...['12.50', '1e400', '-0', '1E5'].map((written) => new Digits(written)),
    ],
  });
});

it('exactJsonText leaves exact fractions and strings unchanged', () => {
  expect(exactJsonText('[0.12345678901234568,"9007199254740993",1.25]')).toEqual([
    0.12345678901234568,
    '9007199254740993',
    1.25,
  ]);
});

it('exactJsonText parses deeply nested JSON and rejects invalid JSON', () => {
  const deep = `${'['.repeat(50_000)}1234567890123456${']'.repeat(50_000)}`;
  expect(Array.isArray(exactJsonText(deep))).toBe(true);
  expect(exactJsonText('{"id":9007199254740993')).toBeUndefined();
});

it('printExactJson writes what exactJsonText has read', () => {
  const parsed = exactJsonText(`{"":{},"__proto__":[],"a\\"b":[${exact},null,true,"1.10"]}`);
  const text = printExactJson(parsed ?? null);
  expect(text.replace(/\s+/g, '')).toBe(
    `{"":{},"__proto__":[],"a\\"b":[${exact},null,true,"1.10"]}`,
  );
  expect(exactJsonText(text)).toEqual(parsed);
  expect(printExactJson({ a: [1, { b: 'c' }], d: [] })).toBe(
    JSON.stringify({ a: [1, { b: 'c' }], d: [] }, null, 2),
  );
});

it.each([
  ['7', 7],
  [' 1.10 ', new Digits('1.10')],
  ['9007199254740993', new Digits('9007199254740993')],
  ['007', undefined],
  ['seven', undefined],
  ['"7"', undefined],
  ['', undefined],
])('exactNumber reads %j', (text, number) => {
  expect(exactNumber(text)).toEqual(number);
});
