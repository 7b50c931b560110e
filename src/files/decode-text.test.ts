import { expect, it } from 'vitest';
import { decodeText, invalidByteIn } from './decode-text.js';

const text = 'openapi: 3.1.0 # 🪐 é';

it('decodes UTF-8, and UTF-16 in both byte orders', () => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  expect(decodeText(Buffer.from(text))).toBe(text);
  expect(decodeText(little)).toBe(text);
  expect(decodeText(Buffer.from(little).swap16())).toBe(text);
});

it('decodes shared memory', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(4));
  shared.set([0xff, 0xfe, 0x41, 0]);
  expect(decodeText(shared)).toBe('A');
});

it.each([
  ['Latin-1', Buffer.from('caf\u00e9 x', 'latin1'), { offset: 3, byte: 0xe9 }],
  [
    'a written U+FFFD, then a bad byte',
    Buffer.from([0xef, 0xbf, 0xbd, 0x61, 0xff]),
    { offset: 2, byte: 0xff },
  ],
  ['a character that is cut off', Buffer.from([0x61, 0xe2, 0x82]), { offset: 1, byte: 0xe2 }],
  ['a surrogate in UTF-8', Buffer.from([0x61, 0xed, 0xa0, 0x80]), { offset: 1, byte: 0xed }],
  ['NUL', Buffer.from('ab\0c'), { offset: 2, byte: 0 }],
  ['UTF-16 without a byte order mark', Buffer.from('ab', 'utf16le'), { offset: 1, byte: 0 }],
  ['half a pair in UTF-16', Buffer.from('\ufeffa\ud800b', 'utf16le'), { offset: 1, byte: 0 }],
  [
    'half a character in UTF-16',
    Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x62]),
    { offset: 1, byte: 0x62 },
  ],
])('finds the first invalid byte: %s', (_, bytes, expected) => {
  expect(invalidByteIn(bytes)).toEqual(expected);
});

it.each([
  ['nothing', Buffer.from('')],
  ['UTF-8', Buffer.from('caf\u00e9 \u{1f30d} \ufffd \ufeff')],
  ['UTF-16, little-endian', Buffer.from('\ufeffcaf\u00e9 \u{1f30d} \ufffd', 'utf16le')],
  ['UTF-16, big-endian', Buffer.from('\ufeffcaf\u00e9 \u{1f30d} \ufffd', 'utf16le').swap16()],
])('accepts %s', (_, bytes) => {
  expect(invalidByteIn(bytes)).toBeUndefined();
  expect(decodeText(bytes)).not.toContain('\0');
});
