/** Pieces of bytes one after the other, in memory that all threads see: sent without being copied. */
export interface PackedBytes {
  readonly memory: SharedArrayBuffer;
  /** Where each piece ends. */
  readonly ends: readonly number[];
}

export function packed(pieces: readonly Uint8Array[]): PackedBytes {
  let length = 0;
  const ends = pieces.map(({ byteLength }) => {
    length += byteLength;
    return length;
  });
  const memory = new SharedArrayBuffer(length);
  const bytes = new Uint8Array(memory);
  for (const [index, piece] of pieces.entries()) bytes.set(piece, ends[index - 1] ?? 0);
  return { memory, ends };
}

export function unpacked({ memory, ends }: PackedBytes): readonly Uint8Array[] {
  return ends.map((end, index) => {
    const from = ends[index - 1] ?? 0;
    return Buffer.from(memory, from, end - from);
  });
}
