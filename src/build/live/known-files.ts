import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../assets/index.js';
import type { SourceFile } from '../../model/index.js';
import type { BinaryFile, FileReader } from '../read-files.js';
import { type GiveWay, inTurns } from './turns.js';

/** What a file looked like from outside when it was read, and what it held. */
interface Known<T> {
  readonly looks: string;
  readonly file: T;
}

/** Milliseconds within which a file can be written twice without looking different. */
const tick = 50;

/**
 * Reads files anew only where they look different from outside: by time, size and number. What was written right
 * before it was read is read again, as the clock of file systems is coarse (git calls such files racily clean).
 *
 * It reads one file after the other: with thousands of small files in the system's memory, that takes a fifth of the
 * time that asking for them in parallel takes.
 */
export class KnownFiles implements FileReader {
  readonly #texts = new Map<string, Known<SourceFile>>();
  readonly #binaries = new Map<string, Known<BinaryFile>>();
  readonly #giveWay: GiveWay = inTurns();

  texts(root: string, files: readonly string[]): Promise<SourceFile[]> {
    return this.#all(root, files, this.#texts, (file, contents) => ({
      path: file,
      text: contents.toString('utf8'),
      digest: digest(contents),
    }));
  }

  binaries(root: string, files: readonly string[]): Promise<BinaryFile[]> {
    return this.#all(root, files, this.#binaries, (file, contents) => ({ path: file, contents }));
  }

  async #all<T>(
    root: string,
    files: readonly string[],
    known: Map<string, Known<T>>,
    make: (file: string, contents: Buffer) => T,
  ): Promise<T[]> {
    const found: T[] = [];
    for (const file of files) {
      await this.#giveWay();
      const absolute = path.join(root, file);
      const now = lookAt(absolute, known.get(absolute), (contents) => make(file, contents));
      if (now) {
        known.set(absolute, now);
        found.push(now.file);
      } else known.delete(absolute);
    }
    return found;
  }
}

/** Undefined where there is no such file: it may have gone since it was listed, or be a link to a folder. */
function lookAt<T>(
  file: string,
  known: Known<T> | undefined,
  make: (contents: Buffer) => T,
): Known<T> | undefined {
  try {
    const stats = statSync(file);
    const looks = looksOf(stats);
    if (known?.looks === looks) return known;
    const isFresh = Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) < tick;
    return { looks: isFresh ? '' : looks, file: make(readFileSync(file)) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function looksOf({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code))
  );
}
