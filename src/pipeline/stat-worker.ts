import { statSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { type StatWorkerData, unchangedMark } from './stat-ahead.js';
import { stampAt, statStamp } from './stat-stamp.js';

const { order, seen }: StatWorkerData = workerData;
const { root, names, stamps } = order;
const notes = new Uint8Array(seen);

// The main thread starts with the first file.
for (let row = names.length - 1; row >= 0; row -= 1) {
  if (looksAsBefore(row)) Atomics.store(notes, row, unchangedMark);
}

function looksAsBefore(row: number): boolean {
  try {
    const stats = statSync(root + names[row], { throwIfNoEntry: false });
    return stats?.isFile() === true && statStamp(stats) === stampAt(stamps, row);
  } catch {
    return false;
  }
}
