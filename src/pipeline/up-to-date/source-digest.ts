import { hash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRefusal } from '../../files/index.js';
import { ignoreMissing, type ReadResult, type SourceFiles } from '../source-files.js';

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
  files: SourceFiles,
): string {
  const digests = known.get(files) ?? new Map<string, string>();
  known.set(files, digests);
  const sorted = names.toSorted();
  const key = JSON.stringify([siteDir, ...sorted]);
  const made = digests.get(key) ?? siteDirDigest(siteDir, sorted, files);
  digests.set(key, made);
  return made;
}

function siteDirDigest(siteDir: string, names: readonly string[], files: SourceFiles): string {
  const root = ignoreMissing(() => realpathSync.native(siteDir)) ?? siteDir;
  const parts = names.flatMap((name) => fileParts(path.resolve(siteDir, name), name, root, files));
  return hash('sha256', parts.join('\0'), 'base64url');
}

function fileParts(
  file: string,
  name: string,
  root: string,
  files: SourceFiles,
): readonly string[] {
  const stats = ignoreMissing(() => statSync(file));
  if (stats?.isDirectory())
    return [leadsTo(file, name, root), ...partsBelow(file, name, root, files)];
  if (!stats?.isFile()) return [`nothing ${name}`];
  return [leadsTo(file, name, root), readResultPart(files.read(file), name)];
}

function partsBelow(
  folder: string,
  name: string,
  root: string,
  files: SourceFiles,
): readonly string[] {
  const below = files.below(folder).flatMap((found) => {
    const own = `${name}/${found.name}`;
    const part = found.isFolder
      ? `folder ${own}`
      : readResultPart(found.refusal ?? files.readFound(found), own);
    return found.isLink ? [part, leadsTo(found.file, own, root)] : part;
  });
  return [`folder ${name}`, ...below];
}

/** Names have no NUL in them, and digests no spaces. */
function readResultPart(read: ReadResult, name: string): string {
  return read && isRefusal(read) ? `refused ${name}` : `file ${read?.digest} ${name}`;
}

/** A file that becomes a link makes another site, even where the link leads to the same contents. */
function leadsTo(file: string, name: string, root: string): string {
  const target = ignoreMissing(() => realpathSync.native(file));
  return `${target && path.relative(root, target)} is ${name}`;
}
