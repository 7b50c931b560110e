import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { digest } from '../assets/index.js';
import type { SourceFile } from '../model/index.js';

/** A file read whole, whatever it holds. `path` is relative to the folder it was found in. */
export interface BinaryFile {
  readonly path: string;
  readonly contents: Uint8Array;
}

/** Gives what files hold; those that are not there are left out. Paths are relative to `root`. */
export interface FileReader {
  texts(root: string, files: readonly string[]): Promise<SourceFile[]>;
  binaries(root: string, files: readonly string[]): Promise<BinaryFile[]>;
}

/** Files below `root/folder`, relative to `root`, in an order that does not depend on the file system. */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(ignoreNoFolder);
  return entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter(
      (file) => !file.split('/').some((name) => name.startsWith('.') && name !== '.well-known'),
    )
    .sort();
}

/** Folders in `root/folder`, relative to `root`. */
export async function listFolders(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(
    ignoreNoFolder,
  );
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}

function ignoreNoFolder(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}

export async function readTexts(root: string, files: readonly string[]): Promise<SourceFile[]> {
  const read = async (file: string): Promise<SourceFile | undefined> => {
    const contents = await readFile(path.join(root, file)).catch(ignoreMissing);
    return contents && { path: file, text: contents.toString('utf8'), digest: digest(contents) };
  };
  return (await Promise.all(files.map(read))).filter((file) => file !== undefined);
}

async function readBinaries(root: string, files: readonly string[]): Promise<BinaryFile[]> {
  const read = async (file: string): Promise<BinaryFile | undefined> => {
    const contents = await readFile(path.join(root, file)).catch(ignoreMissing);
    return contents && { path: file, contents };
  };
  return (await Promise.all(files.map(read))).filter((file) => file !== undefined);
}

/** Reads every time that it is asked. */
export const fromDisk: FileReader = { texts: readTexts, binaries: readBinaries };

/** A file may go between the listing and the reading, and a symbolic link may lead to a folder. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return undefined;
  throw error;
}
