import { statSync } from 'node:fs';
import { looksOf } from '../look-stamps.js';
import {
  type FileReader,
  type Found,
  markdownFile,
  type ReadFile,
  readIfThere,
  sourcesBelow,
  unlessMissing,
} from '../source-files.js';
import type { Turns } from '../turns.js';
import { UnheldFile } from './unheld-file.js';

/** What a file looked like from outside when it was read, and what it held. */
interface Known {
  readonly looks: string;
  readonly file: ReadFile;
}

/** Milliseconds within which a file can be written twice without looking different. */
const tick = 50;

/**
 * Reads files anew only where they look different from outside: by time, size and number. What was written right
 * before it was read is read again, as the clock of file systems is coarse (git calls such files racily clean). Of
 * Markdown files no contents are held: those of a large site are too much for memory.
 */
export class KnownFiles implements FileReader {
  readonly #files = new Map<string, Known>();

  read(file: string): ReadFile | undefined {
    const now = lookAt(file, this.#files.get(file));
    if (now) this.#files.set(file, now);
    else this.#files.delete(file);
    return now?.file;
  }

  /** As they are now. */
  below(folder: string): readonly Found[] {
    return sourcesBelow(folder);
  }

  /** Absolute paths of files that are not any more what they were when they were read, or have gone. */
  async changed({ giveWay }: Turns): Promise<readonly string[]> {
    const found: string[] = [];
    for (const [name, known] of this.#files) {
      await giveWay();
      const now = lookAt(name, known);
      if (now !== known && now?.file.digest !== known.file.digest) found.push(name);
    }
    return found;
  }
}

function lookAt(name: string, known: Known | undefined): Known | undefined {
  const stats = unlessMissing(() => statSync(name));
  if (!stats) return undefined;
  const looks = looksOf(stats);
  if (known?.looks === looks) return known;
  const isFresh = Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) < tick;
  if (!isFresh && stats.isFile() && markdownFile.test(name)) {
    return { looks, file: new UnheldFile(name, looks) };
  }
  const file = readIfThere(name);
  return file && { looks: isFresh ? '' : looks, file };
}
