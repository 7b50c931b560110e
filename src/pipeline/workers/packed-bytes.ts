/** Concatenated byte arrays in shared memory, which is sent without copying. */
export interface PackedBytes {
  readonly memory: SharedArrayBuffer;
  /** End offset of each array. */
  readonly ends: readonly number[];
}

/** Strings are encoded as UTF-8. */
export function packBytes(pieces: readonly (string | Uint8Array)[]): PackedBytes {
  let length = 0;
  const ends = pieces.map((piece) => {
    length += Buffer.byteLength(piece);
    return length;
  });
  const memory = new SharedArrayBuffer(length);
  const bytes = Buffer.from(memory);
  for (const [index, piece] of pieces.entries()) {
    const from = ends[index - 1] ?? 0;
    if (typeof piece === 'string') bytes.write(piece, from);
    else bytes.set(piece, from);
  }
  return { memory, ends };
}

export function unpackBytes({ memory, ends }: PackedBytes): readonly Uint8Array[] {
  return ends.map((end, index) => {
    const from = ends[index - 1] ?? 0;
    return Buffer.from(memory, from, end - from);
  });
}
