import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from '../files/source-file.js';
import { listSiteFiles } from '../pipeline/publish/index.js';

/** The files that a server knows. Nothing else can be asked for: no URL is ever made into a path on the disk. */
export interface FileSet {
  has(file: string): boolean;
  /** Whether it may turn out to have one that it does not know of yet; where absent, it knows them all. */
  mayHave?(file: string): boolean;
  /** Undefined where the file is not in the set, or has gone. */
  read(file: string): Promise<Uint8Array | undefined>;
}

export function memoryFiles(files: readonly OutputFile[]): FileSet {
  const byPath = new Map(files.map((file) => [file.path, file.contents]));
  return {
    has: (file) => byPath.has(file),
    read: async (file) => {
      const contents = byPath.get(file);
      return typeof contents === 'string' ? Buffer.from(contents) : contents;
    },
  };
}

/** The files of a published site, listed anew when a build has replaced it. */
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

/** Changes with every publication: the folder is another one then. */
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
