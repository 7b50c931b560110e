import { expect, it } from 'vitest';
import { plainSourceText, writtenSpan } from '../source-text.js';
import { readCsv } from './read-csv.js';

const cells = (text: string) =>
  readCsv(plainSourceText(text)).map((row) => row.cells.map((cell) => cell.text));

it.each([
  [
    'name,mass\r\nMars,0.1\r\n',
    [
      ['name', 'mass'],
      ['Mars', '0.1'],
    ],
  ],
  ['"Mars, the ""red"" one",\n', [['Mars, the "red" one', '']]],
  ['"two\nlines",b', [['two\nlines', 'b']]],
  ['a\n\n \nb', [['a'], ['b']]],
  ['', []],
])('reads %j', (text, expected) => {
  expect(cells(text)).toEqual(expected);
});

it('keeps the position of each cell, with its quotation marks', () => {
  const text = 'name,note\nMars,"red, cold"';
  const [, row] = readCsv(plainSourceText(text, 100));
  const { start, end } = writtenSpan(row?.cells[1]?.source ?? plainSourceText(''));
  expect(text.slice(start - 100, end - 100)).toBe('"red, cold"');
  expect(row?.line.text).toBe('Mars,"red, cold"');
});
