import { expect, it } from 'vitest';
import { decodeText } from './decode-text.js';

const text = 'openapi: 3.1.0 # 🪐 é';

it('reads UTF-8, and UTF-16 in both orders of bytes', () => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  expect(decodeText(Buffer.from(text))).toBe(text);
  expect(decodeText(little)).toBe(text);
  expect(decodeText(Buffer.from(little).swap16())).toBe(text);
});

it('reads what threads share', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(4));
  shared.set([0xff, 0xfe, 0x41, 0]);
  expect(decodeText(shared)).toBe('A');
});
