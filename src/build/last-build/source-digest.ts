import { createHash, type Hash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { SourceFiles, sourcesBelow } from '../source-files.js';

/** What was made of files that have been read, by site and names: they are what they were when they were first read. */
const known = new WeakMap<SourceFiles, Map<string, string>>();

/**
 * SHA-256 over names and contents of files and folders, with all that is in them. What does not exist counts, too.
 *
 * @param names relative to `siteDir`; hidden files in folders are no sources
 * @param files asked for the same once more, the answer is the same: what came since is for the next build
 */
export function digestSources(
  siteDir: string,
  names: readonly string[],
  files = new SourceFiles(),
): string {
  const digests = known.get(files) ?? new Map<string, string>();
  known.set(files, digests);
  const sorted = names.toSorted();
  const key = JSON.stringify([siteDir, ...sorted]);
  const made = digests.get(key) ?? digestOf(siteDir, sorted, files);
  digests.set(key, made);
  return made;
}

function digestOf(siteDir: string, names: readonly string[], files: SourceFiles): string {
  const all = createHash('sha256');
  for (const name of names) addPath(all, path.resolve(siteDir, name), name, files);
  return all.digest('base64url');
}

function addPath(all: Hash, file: string, name: string, files: SourceFiles): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory()) addFolder(all, file, name, files);
  else if (stats?.isFile()) addFile(all, file, name, files);
  else all.update(`nothing ${name}\0`);
}

function addFolder(all: Hash, folder: string, name: string, files: SourceFiles): void {
  all.update(`folder ${name}\0`);
  for (const { name: below, isFolder } of sourcesBelow(folder)) {
    if (isFolder) all.update(`folder ${name}/${below}\0`);
    else addFile(all, path.join(folder, below), `${name}/${below}`, files);
  }
}

function addFile(all: Hash, file: string, name: string, files: SourceFiles): void {
  all.update(`file ${name}\0${files.read(file)?.digest}\0`);
}
