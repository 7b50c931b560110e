import { expect, it } from 'vitest';
import { escapeInvisible } from './escape-invisible.js';

it('visible escapes bidirectional controls and invisible characters', () => {
  const text = JSON.stringify('a\u202egnp.exe ad\u200bmin \u{e0041} \u061c');
  expect(escapeInvisible(text)).toBe('"a\\u202egnp.exe ad\\u200bmin \\udb40\\udc41 \\u061c"');
  expect(JSON.parse(escapeInvisible(text))).toBe(JSON.parse(text));
  const texts = '"кот 猫 قط é 👩🏽\u200d🚀 می\u200cخواهم"';
  expect(escapeInvisible(texts)).toBe(texts);
  expect(escapeInvisible('"ad\u200dmin"')).toBe('"ad\\u200dmin"');
});
