/** Converts values to bytes on disk and back. */
export interface Codec<T> {
  encode(value: T): Uint8Array;
  decode(bytes: Uint8Array): T;
  /**
   * Whether decoded values stay in memory as long as the cache. Stores with many large values keep
   * bytes and decode at each access.
   */
  readonly remembered: boolean;
}

/**
 * Skips validation: only docsgen writes packs, and each value's digest is verified when it is read.
 */
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

/** Parses JSON that docsgen itself has written; the shape is not checked. */
export function fromJson<T>(bytes: Uint8Array): T {
  return JSON.parse(utf8(bytes)) as T;
}

/** Decodes shared memory too, which `TextDecoder` rejects. */
function utf8({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8');
}
