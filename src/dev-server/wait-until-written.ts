import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after which an empty file counts as intentionally empty. */
const emptyFileMs = 480;
const intervalMs = 40;

/**
 * Waits while one of the files was truncated a moment ago, as editors and file synchronization do before they write.
 *
 * @param files absolute paths
 */
export async function waitUntilWritten(files: Iterable<string>): Promise<void> {
  for (const file of files) while (await isEmptied(file)) await sleep(intervalMs);
}

async function isEmptied(file: string): Promise<boolean> {
  try {
    const stats = await stat(file);
    return stats.isFile() && stats.size === 0 && Date.now() - stats.mtimeMs < emptyFileMs;
  } catch {
    return false;
  }
}
