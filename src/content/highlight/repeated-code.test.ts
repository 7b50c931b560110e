import { expect, test } from 'vitest';
import { highlight } from './highlight.js';
import { highlightRepeated } from './repeated-code.js';

test('returns what was highlighted before for the same code in the same language', () => {
  const highlightOnce = highlightRepeated();
  const first = highlightOnce('let a = 1;', 'js');

  expect(first).toEqual(highlight('let a = 1;', 'js'));
  expect(highlightOnce('let a = 1;', 'js')).toBe(first);
  expect(highlightOnce('let a = 1;', 'text').html).toBe('let a = 1;');
});

test('keeps neither long code nor more than its latest blocks', () => {
  const highlightOnce = highlightRepeated();
  const long = '1;'.repeat(3_000);
  const first = highlightOnce('let a = 1;', 'js');

  expect(highlightOnce(long, 'js')).not.toBe(highlightOnce(long, 'js'));
  for (let count = 0; count < 2_000; count += 1) highlightOnce(`${count}`, 'js');
  expect(highlightOnce('let a = 1;', 'js')).not.toBe(first);
  expect(highlightOnce('1999', 'js')).toBe(highlightOnce('1999', 'js'));
});
