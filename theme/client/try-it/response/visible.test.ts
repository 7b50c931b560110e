import { expect, it } from 'vitest';
import { visible } from './visible.js';

it('visible escapes bidirectional controls and invisible characters', () => {
  const text = JSON.stringify('a\u202egnp.exe ad\u200bmin \u{e0041} \u061c');
  expect(visible(text)).toBe('"a\\u202egnp.exe ad\\u200bmin \\udb40\\udc41 \\u061c"');
  expect(JSON.parse(visible(text))).toBe(JSON.parse(text));
  const texts = '"кот 猫 قط é 👩🏽\u200d🚀 می\u200cخواهم"';
  expect(visible(texts)).toBe(texts);
  expect(visible('"ad\u200dmin"')).toBe('"ad\\u200dmin"');
});
