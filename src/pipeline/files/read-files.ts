import path from 'node:path';
import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { decodeText, invalidByteIn } from '../../files/decode-text.js';
import { fileAccess, isRefusal } from '../../files/index.js';
import type { SourceFile } from '../../files/source-file.js';
import type { ReadFile, ReadResult } from '../file-state/read-file.js';
import { entriesIn, type FoundEntry } from '../file-state/source-folder.js';
import { SourceReader } from '../file-state/source-reader.js';

/** A binary file. `path` is relative to the folder in which it was found. */
export interface BinaryFile {
  readonly path: string;
  readonly contents: Uint8Array;
  /** SHA-256, hex. */
  readonly digest: string;
}

/** A file found in a folder: its path relative to that folder, and its absolute path. */
export type Listed = Pick<FoundEntry, 'name' | 'file' | 'isLink'>;

/** Reads files, and collects diagnostics for files that cannot or must not be read. */
export class ReportingReader {
  readonly #siteDir: string;
  readonly #files: SourceReader;
  /** By file, because several parts of a site may read the same one. */
  readonly #found = new Map<string, Diagnostic>();

  constructor(siteDir: string, files: SourceReader) {
    this.#siteDir = siteDir;
    this.#files = files;
  }

  get diagnostics(): readonly Diagnostic[] {
    return [...this.#found.values()];
  }

  /** @param file absolute path */
  read(file: string): ReadFile | undefined {
    return this.#accepted(file, this.#files.read(file));
  }

  readFound(listed: Pick<Listed, 'file' | 'isLink'>): ReadFile | undefined {
    return this.#accepted(listed.file, this.#files.readFound(listed));
  }

  below(folder: string): readonly FoundEntry[] {
    const found = this.#files.below(folder);
    for (const { file, refusal, isBroken } of found) {
      if (refusal) this.#found.set(file, refusal.diagnostic);
      if (isBroken) this.#found.set(file, brokenLink(sitePath(this.#siteDir, file)));
    }
    return found.filter(({ refusal, isBroken }) => !refusal && !isBroken);
  }

  #accepted(file: string, result: ReadResult): ReadFile | undefined {
    if (!result || !isRefusal(result)) return result;
    this.#found.set(file, result.diagnostic);
    return undefined;
  }
}

/**
 * Returns a reader for the sources of a site. @param config determines which files outside its
 * folder are allowed
 */
export function sourceReader(siteDir: string, config: object = {}): ReportingReader {
  return new ReportingReader(siteDir, new SourceReader(fileAccess(siteDir, config)));
}

function brokenLink(file: string): Diagnostic {
  const place = startOfFile(file);
  return diagnose('files/broken-symlink', { file }, { place });
}

/** Returns the files below `root/folder`, relative to `root`, sorted by name. */
export function findFiles(
  root: string,
  folder: string,
  files: Pick<ReportingReader, 'below'> = sourceReader(root),
): Listed[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const found: Listed[] = [];
  for (const { name, file, isFolder, isLink } of files.below(path.join(root, folder))) {
    if (!isFolder) found.push({ name: prefix + name, file, isLink });
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Returns only the paths of {@link findFiles}. */
export function listFiles(...found: Parameters<typeof findFiles>): string[] {
  return findFiles(...found).map(({ name }) => name);
}

/** Returns the folders in `root/folder`, relative to `root`. */
export function listFolders(root: string, folder: string): string[] {
  return entriesIn(path.join(root, folder))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}

/** Reads files by path, relative to `root` or absolute; skips missing ones. */
export function readTexts(
  root: string,
  names: readonly string[],
  files: Pick<ReportingReader, 'read'>,
): SourceFile[] {
  return names.flatMap((name) => {
    const found = files.read(path.resolve(root, name));
    return found ? [sourceFile(name, found)] : [];
  });
}

/** Reads found files; skips files that were removed after they were listed. */
export function readFound(
  listed: readonly Listed[],
  files: Pick<ReportingReader, 'readFound'>,
): SourceFile[] {
  const texts: SourceFile[] = [];
  for (const found of listed) {
    const read = files.readFound(found);
    if (read) texts.push(sourceFile(found.name, read));
  }
  return texts;
}

/**
 * Decodes and digests on demand, so that unchanged files need not even be read. The text is decoded
 * on each access, because a large site's texts would double the memory of its bytes.
 */
function sourceFile(name: string, file: ReadFile): SourceFile {
  return {
    path: name,
    // An enumerable property, so that it is sent to other threads.
    get text() {
      return decodeText(file.contents);
    },
    get invalidByte() {
      return invalidByteIn(file.contents);
    },
    get digest() {
      return file.digest;
    },
  };
}

export function readBinaries(
  listed: readonly Listed[],
  files: Pick<ReportingReader, 'readFound'>,
): BinaryFile[] {
  return listed.flatMap((found) => {
    const read = files.readFound(found);
    if (!read) return [];
    const { contents, digest } = read;
    return [{ path: found.name, contents, digest }];
  });
}
