import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from '../files/output-file.js';
import { listSiteFiles } from '../pipeline/publish/index.js';

/** The files that a server can send. No URL is ever converted to a path on disk. */
export interface FileSet {
  has(file: string): boolean;
  /** Whether the set may still gain this file; absent if the set is complete. */
  mayHave?(file: string): boolean;
  /** Returns undefined if the file is not in the set or no longer exists. */
  read(file: string): Promise<Uint8Array | undefined>;
}

export function outputFileSet(files: readonly OutputFile[]): FileSet {
  const byPath = new Map(files.map((file) => [file.path, file.contents]));
  return {
    has: (file) => byPath.has(file),
    read: async (file) => {
      const contents = byPath.get(file);
      return typeof contents === 'string' ? Buffer.from(contents) : contents;
    },
  };
}

/** Returns a function that lists the files of a published site, and lists them again after each publication. */
export function publishedFiles(outDir: string): () => Promise<FileSet> {
  let known: { readonly version: string; readonly set: Promise<FileSet> } | undefined;
  return () => {
    const current = outDirVersion(outDir);
    return current.then((version) => {
      if (known?.version !== version) known = { version, set: listFolder(outDir) };
      return known.set;
    });
  };
}

/** A version key that changes with every publication, because publishing replaces the folder. */
async function outDirVersion(outDir: string): Promise<string> {
  try {
    const { ino, mtimeMs } = await stat(outDir);
    return `${ino} ${mtimeMs}`;
  } catch {
    return 'missing';
  }
}

async function listFolder(outDir: string): Promise<FileSet> {
  const files = new Set(await listSiteFiles(outDir).catch(() => []));
  return {
    has: (file) => files.has(file),
    read: async (file) => {
      if (!files.has(file)) return undefined;
      return readFile(path.join(outDir, file)).catch(() => undefined);
    },
  };
}
