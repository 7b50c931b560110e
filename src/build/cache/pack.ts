import { createHash } from 'node:crypto';

/** Begins each file, so that one of another format is never read. */
const magic = 'docsgen pack 1\n';

/** An entry of a pack: the digest of what went into a value, and the value. */
export interface Packed {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/**
 * Many values in one file: reading one large file is quicker than a thousand small ones. Each entry is a line
 * (name, key, length in bytes, digest; as a JSON array) and its value, so that what was cut off, or changed
 * by chance, is found out.
 */
export function writePack(entries: ReadonlyMap<string, Packed>): Buffer {
  const parts: Uint8Array[] = [Buffer.from(magic)];
  for (const [name, { key, bytes }] of entries) {
    const line = JSON.stringify([name, key, bytes.byteLength, digestOf(key, bytes)]);
    parts.push(Buffer.from(`${line}\n`), bytes, Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}

/** The entries that are whole. After one that is not, nothing can be trusted to begin where it seems to. */
export function readPack(pack: Buffer): Map<string, Packed> {
  const entries = new Map<string, Packed>();
  if (pack.subarray(0, magic.length).toString('latin1') !== magic) return entries;
  let at = magic.length;
  while (at < pack.byteLength) {
    const end = pack.indexOf(10, at);
    const head = end === -1 ? undefined : headOf(pack.toString('utf8', at, end));
    if (head === undefined) break;
    const value = pack.subarray(end + 1, end + 1 + head.length);
    if (value.byteLength !== head.length || digestOf(head.key, value) !== head.digest) break;
    entries.set(head.name, { key: head.key, bytes: value });
    at = end + head.length + 2;
  }
  return entries;
}

function headOf(
  line: string,
): { name: string; key: string; length: number; digest: string } | undefined {
  try {
    const [name, key, length, digest]: readonly unknown[] = JSON.parse(line);
    if (typeof name !== 'string' || typeof key !== 'string') return undefined;
    if (typeof length !== 'number' || typeof digest !== 'string') return undefined;
    return { name, key, length, digest };
  } catch {
    return undefined;
  }
}

function digestOf(key: string, value: Uint8Array): string {
  // Against chance, not against enemies: who can write here can write the site, too.
  return createHash('sha1').update(key).update('\n').update(value).digest('base64url');
}
