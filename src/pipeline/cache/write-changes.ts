import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { PackPieces } from './pack.js';
import { keepIndex } from './pack-index.js';
import type { StoreChanges } from './store.js';

/** Size in bytes up to which a pack is rewritten at every change. */
const smallPackBytes = 100_000;
/** Write buffer in bytes. */
const bufferBytes = 1_000_000;
/**
 * The index is updated once more than a sixteenth of the entries are outside it; scanning fewer is
 * faster.
 */
const maxUnindexedShare = 1 / 16;

/**
 * Appends new entries to a large pack, so that one changed page of ten thousand does not rewrite
 * all. Rewrites a pack that is damaged or at least half unused.
 */
export async function writeChanges(file: string, changes: StoreChanges): Promise<void> {
  const { pack, useful } = changes;
  if (pack.size > smallPackBytes && pack.isWhole && 2 * useful > pack.size) {
    const pieces = new PackPieces(pack.size);
    await write(file, 'a', pieces.of(changes.fresh()));
    // Scanning a few entries is faster than writing the whole index.
    if (pack.scanned > pack.spans.size * maxUnindexedShare) keepIndex(file, pieces, pack.spans);
  } else {
    const pieces = new PackPieces();
    await replace(file, pieces.of(changes.all()));
    keepIndex(file, pieces);
  }
}

/**
 * Replaces a file atomically, so that another build never reads half of it. If two builds write at
 * once, the later one wins.
 */
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
    const room = Buffer.allocUnsafeSlow(bufferBytes);
    let filled = 0;
    for (const piece of pieces) {
      if (filled + piece.byteLength > bufferBytes) {
        await handle.appendFile(room.subarray(0, filled));
        filled = 0;
      }
      if (piece.byteLength > bufferBytes) await handle.appendFile(piece);
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
