import type { FullTextCache, FullTextPart } from '../site/index.js';
import type { BuildCache } from './cache/index.js';

/**
 * Caches the parts of `llms-full.txt`. After an edit only one part changes, and no page of the
 * others is read.
 */
export function cachedFullText({ siteFiles }: Pick<BuildCache, 'siteFiles'>): FullTextCache {
  return (name, key, make) => {
    const known = siteFiles.keyOf(name) === key ? siteFiles.find(name)?.value : undefined;
    if (known) return decode(known);
    const part = make();
    siteFiles.keepBytes(name, key, encode(part));
    return part;
  };
}

/** Bytes of the header: two doubles, followed by the text. */
const headLength = 16;

function encode({ bytes, count, length }: FullTextPart): Uint8Array {
  const head = Buffer.alloc(headLength);
  head.writeDoubleLE(count, 0);
  head.writeDoubleLE(length, 8);
  return Buffer.concat([head, bytes]);
}

function decode(stored: Uint8Array): FullTextPart {
  const head = Buffer.from(stored.buffer, stored.byteOffset, headLength);
  return {
    bytes: stored.subarray(headLength),
    count: head.readDoubleLE(0),
    length: head.readDoubleLE(8),
  };
}
