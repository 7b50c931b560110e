/**
 * The text of a file: UTF-8, or UTF-16 where it begins with its byte order mark, as editors on Windows write it and as
 * YAML 1.2 (section 5.2) wants it read.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}

/** A copy, as decoders take no memory that threads share. */
function decode(encoding: 'utf-16le' | 'utf-16be', bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes));
}
