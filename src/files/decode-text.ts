import { isUtf8 } from 'node:buffer';
import type { InvalidByte } from './source-file.js';

/**
 * Decodes a file: UTF-8, or UTF-16 with a byte order mark, as some Windows editors write it and
 * YAML 1.2 (section 5.2) requires.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = utf16Encoding(bytes);
  if (encoding) return decode(encoding, bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}

/**
 * Returns the first byte that {@link decodeText} cannot decode: one that is invalid in the
 * encoding, or NUL, which text files do not contain but UTF-16 without a byte order mark does.
 */
export function invalidByteIn(bytes: Uint8Array): InvalidByte | undefined {
  const encoding = utf16Encoding(bytes);
  if (!encoding && isUtf8(bytes) && !bytes.includes(0)) return undefined;
  const text = decodeText(bytes);
  const replacement = encoding ? wideReplacements[encoding] : [0xef, 0xbf, 0xbd];
  // The UTF-16 decoder removes the byte order mark.
  let at = encoding ? 2 : 0;
  let counted = 0;
  for (const { 0: found, index } of text.matchAll(/[\0\uFFFD]/g)) {
    const between = text.slice(counted, index);
    at += encoding ? between.length * 2 : Buffer.byteLength(between);
    counted = index;
    const isWritten = replacement.every((byte, number) => bytes[at + number] === byte);
    if (found === '\0' || !isWritten) return { offset: index, byte: bytes[at] ?? 0 };
  }
  return undefined;
}

const wideReplacements = { 'utf-16le': [0xfd, 0xff], 'utf-16be': [0xff, 0xfd] } as const;

function utf16Encoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Copies the bytes, because decoders reject shared memory. */
function decode(encoding: 'utf-16le' | 'utf-16be', bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes));
}
