import path from 'node:path';
import { diagnose } from '../diagnostics/index.js';
import { decodeText, invalidByteIn } from '../model/decode-text.js';
import { DiagnosticError, type SourceFile } from '../model/index.js';
import {
  entriesIn,
  type FileReader,
  type Found,
  type ReadFile,
  SourceFiles,
} from './source-files.js';

/** A file read whole, whatever it holds. `path` is relative to the folder it was found in. */
export interface BinaryFile {
  readonly path: string;
  readonly contents: Uint8Array;
  /** SHA-256, hex. */
  readonly digest: string;
}

/** A file that was found: relative to some folder, and its absolute path. */
export type Listed = Pick<Found, 'name' | 'file'>;

/** Files below `root/folder`, relative to `root`, in an order that does not depend on the file system. */
export function findFiles(
  root: string,
  folder: string,
  files: Pick<FileReader, 'below'> = new SourceFiles(),
): Listed[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const found: Listed[] = [];
  for (const { name, file, isFolder } of files.below(path.join(root, folder))) {
    if (!isFolder) found.push({ name: prefix + name, file });
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Their names alone. */
export function listFiles(...found: Parameters<typeof findFiles>): string[] {
  return findFiles(...found).map(({ name }) => name);
}

/** Folders in `root/folder`, relative to `root`. */
export function listFolders(root: string, folder: string): string[] {
  return entriesIn(path.join(root, folder))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}

/** A file may go between the listing and the reading, and a symbolic link may lead to a folder. */
export function readTexts(
  root: string,
  names: readonly string[],
  files: FileReader = new SourceFiles(),
): SourceFile[] {
  return readFound(
    names.map((name) => ({ name, file: path.join(root, name) })),
    files,
  );
}

/** The same of files that were found. */
export function readFound(listed: readonly Listed[], files: FileReader): SourceFile[] {
  const texts: SourceFile[] = [];
  for (const { name, file } of listed) {
    const found = files.read(file);
    if (found) texts.push(sourceFile(name, found));
  }
  return texts;
}

/**
 * What has not changed is never decoded, perhaps not even read, and what nobody compares has no digest. Texts are
 * decoded each time that somebody asks: of a large site they are too much to hold beside their bytes.
 */
function sourceFile(name: string, file: ReadFile): SourceFile {
  return {
    path: name,
    // Of the object itself, so that other threads get it, too.
    get text() {
      checkSize(name, file.contents);
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

const bytesPerMegabyte = 1_000_000;
const maxMegabytes = 100;

/** Decoding and parsing take many times the memory that a file has. */
function checkSize(file: string, { length }: Uint8Array): void {
  const megabytes = Math.ceil(length / bytesPerMegabyte);
  if (megabytes <= maxMegabytes) return;
  const args = { file, megabytes, limit: maxMegabytes };
  throw new DiagnosticError([diagnose('build/file-too-large', args)]);
}

export function readBinaries(listed: readonly Listed[], files: FileReader): BinaryFile[] {
  return listed.flatMap(({ name, file }) => {
    const found = files.read(file);
    if (!found) return [];
    const { contents, digest } = found;
    return [{ path: name, contents, digest }];
  });
}
