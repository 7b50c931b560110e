import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { SourceFiles } from '../source-files.js';

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
  const parts = names.flatMap((name) => partsOf(path.resolve(siteDir, name), name, files));
  return hash('sha256', parts.join('\0'), 'base64url');
}

function partsOf(file: string, name: string, files: SourceFiles): readonly string[] {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return partsBelow(file, name, files);
  return [stats?.isFile() ? partOf(file, name, files) : `nothing ${name}`];
}

function partsBelow(folder: string, name: string, files: SourceFiles): readonly string[] {
  const below = files.below(folder).map((found) => {
    const own = `${name}/${found.name}`;
    return found.isFolder ? `folder ${own}` : partOf(found.file, own, files);
  });
  return [`folder ${name}`, ...below];
}

/** Names have no NUL in them, and digests no spaces. */
function partOf(file: string, name: string, files: SourceFiles): string {
  return `file ${files.read(file)?.digest} ${name}`;
}
