import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { PackPieces } from './pack.js';
import { keepIndex } from './pack-index.js';
import type { StoreChanges } from './store.js';

/** Bytes of a pack up to which it is written anew whenever something is. */
const small = 100_000;
/** Bytes that are written at once. */
const chunk = 1_000_000;
/** So many entries of an index are read as quickly as one without it is found. */
const manyToFew = 16;

/**
 * Adds to a large pack what is new, since one page of ten thousand must not cost writing all of them; where half of
 * it is of no use any more, or it is damaged, it is written anew.
 */
export async function writeChanges(file: string, changes: StoreChanges): Promise<void> {
  const { pack, useful } = changes;
  if (pack.size > small && pack.isWhole && 2 * useful > pack.size) {
    const pieces = new PackPieces(pack.size);
    await write(file, 'a', pieces.of(changes.fresh()));
    // Looking for a few is quicker than telling all.
    if (pack.scanned * manyToFew > pack.spans.size) keepIndex(file, pieces, pack.spans);
  } else {
    const pieces = new PackPieces();
    await replace(file, pieces.of(changes.all()));
    keepIndex(file, pieces);
  }
}

/** In one step, so that another build never reads half of it; of two builds at once, the later one's stays. */
async function replace(file: string, pieces: Iterable<Uint8Array>): Promise<void> {
  const fresh = `${file}.${randomUUID()}`;
  try {
    await write(fresh, 'wx', pieces);
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

async function write(file: string, flags: string, pieces: Iterable<Uint8Array>): Promise<void> {
  const handle = await open(file, flags);
  try {
    const room = Buffer.allocUnsafeSlow(chunk);
    let filled = 0;
    for (const piece of pieces) {
      if (filled + piece.byteLength > chunk) {
        await handle.appendFile(room.subarray(0, filled));
        filled = 0;
      }
      if (piece.byteLength > chunk) await handle.appendFile(piece);
      else {
        room.set(piece, filled);
        filled += piece.byteLength;
      }
    }
    await handle.appendFile(room.subarray(0, filled));
  } finally {
    await handle.close();
  }
}
