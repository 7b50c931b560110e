/** How values lie on the disk. */
export interface Codec<T> {
  encode(value: T): Uint8Array;
  decode(bytes: Uint8Array): T;
}

/** Only docsgen writes packs, and each value is under the digest of its text: what is read is what was written. */
export function json<T>(): Codec<T> {
  return {
    encode: (value) => Buffer.from(JSON.stringify(value)),
    decode: (bytes) => JSON.parse(Buffer.from(bytes).toString('utf8')) as T,
  };
}

export const bytes: Codec<Uint8Array> = {
  encode: (value) => value,
  decode: (value) => value,
};
