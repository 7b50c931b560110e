import path from 'node:path';
import { decodeText } from '../model/decode-text.js';
import type { SourceFile } from '../model/index.js';
import { entriesIn, type FileReader, type ReadFile, SourceFiles } from './source-files.js';

/** A file read whole, whatever it holds. `path` is relative to the folder it was found in. */
export interface BinaryFile {
  readonly path: string;
  readonly contents: Uint8Array;
  /** SHA-256, hex. */
  readonly digest: string;
}

/** Files below `root/folder`, relative to `root`, in an order that does not depend on the file system. */
export function listFiles(
  root: string,
  folder: string,
  files: Pick<FileReader, 'below'> = new SourceFiles(),
): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  return files
    .below(path.join(root, folder))
    .flatMap(({ name, isFolder }) => (isFolder ? [] : [prefix + name]))
    .sort();
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
  return names.flatMap((name) => {
    const found = files.read(path.join(root, name));
    return found ? [sourceFile(name, found)] : [];
  });
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
      return decodeText(file.contents);
    },
    get digest() {
      return file.digest;
    },
  };
}

export function readBinaries(
  root: string,
  names: readonly string[],
  files: FileReader = new SourceFiles(),
): BinaryFile[] {
  return names.flatMap((name) => {
    const found = files.read(path.join(root, name));
    if (!found) return [];
    const { contents, digest } = found;
    return [{ path: name, contents, digest }];
  });
}
