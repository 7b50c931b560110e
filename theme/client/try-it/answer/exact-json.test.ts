import { expect, it } from 'vitest';
import { Digits, exactJsonText } from './exact-json.js';

// Node.js has the source text of values from version 21 on; the browser test covers what readers see.
const isTold = process.versions.node.split('.').map(Number).at(0) !== 20;

it.runIf(isTold)('exactJsonText keeps every digit of a number', () => {
  expect(exactJsonText('{"id":[9007199254740993,-9007199254740993,7,12.50,1e400,-0,1E5]}')).toEqual(
    {
      id: [
        new Digits('9007199254740993'),
        new Digits('-9007199254740993'),
        7,
        ...['12.50', '1e400', '-0', '1E5'].map((written) => new Digits(written)),
      ],
    },
  );
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
