import { statSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { type LooksStart, sameAsBefore } from './stat-ahead.js';
import { lookStamp, stampIn } from './stat-stamp.js';

const { order, seen }: LooksStart = workerData;
const { root, names, stamps } = order;
const notes = new Uint8Array(seen);

// Whoever asks begins with the first one.
for (let row = names.length - 1; row >= 0; row -= 1) {
  if (looksAsBefore(row)) Atomics.store(notes, row, sameAsBefore);
}

function looksAsBefore(row: number): boolean {
  try {
    const stats = statSync(root + names[row], { throwIfNoEntry: false });
    return stats?.isFile() === true && lookStamp(stats) === stampIn(stamps, row);
  } catch {
    return false;
  }
}
