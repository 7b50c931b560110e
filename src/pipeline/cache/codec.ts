/** How values lie on the disk. */
export interface Codec<T> {
  encode(value: T): Uint8Array;
  decode(bytes: Uint8Array): T;
  /**
   * A value is worth its memory for as long as the cache lives. The others, of which there are thousands, stay bytes
   * and are made into values each time that somebody asks.
   */
  readonly remembered: boolean;
}

/** Only docsgen writes packs, and each value is under the digest of its text: what is read is what was written. */
export function jsonCodec<T>({ remembered }: { remembered: boolean }): Codec<T> {
  return {
    encode: toJson,
    decode: (bytes) => fromJson<T>(bytes),
    remembered,
  };
}

export const textCodec: Codec<string> = {
  encode: (value) => Buffer.from(value),
  decode: utf8,
  remembered: false,
};

export const bytes: Codec<Uint8Array> = {
  encode: (value) => value,
  decode: (value) => value,
  remembered: false,
};

export function toJson(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** A value from the bytes of its JSON, which docsgen itself has made. */
export function fromJson<T>(bytes: Uint8Array): T {
  return JSON.parse(utf8(bytes)) as T;
}

/** Also of memory that threads share, which `TextDecoder` does not take. */
function utf8({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8');
}
