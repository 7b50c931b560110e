import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.js';

it('readingMinutes returns at least one minute', () => {
  expect([readingMinutes(''), readingMinutes('Two words.')]).toEqual([1, 1]);
});

it('readingMinutes counts words, not punctuation', () => {
  expect(readingMinutes('moon — '.repeat(1000))).toBe(5);
  expect(readingMinutes('the moon’s 1.5 '.repeat(1000))).toBe(15);
});

it.each([
  ['Japanese', '月は地球の周りを回っています。'.repeat(100), 5],
  ['Chinese', '月球绕着地球转。'.repeat(200), 5],
  ['Thai', 'ดวงจันทร์โคจรรอบโลก'.repeat(200), 5],
  ['Hindi', 'चंद्रमा पृथ्वी की परिक्रमा करता है। '.repeat(200), 6],
  ['Japanese with English', `${'月'.repeat(600)} ${'moon '.repeat(400)}`, 4],
])('readingMinutes estimates %s', (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
