import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRefusal } from '../../files/index.js';
import { sha256 } from '../../files/sha256.js';
import { ignoreMissing, type ReadResult } from './read-file.js';
import type { SourceReader } from './source-reader.js';

/**
 * Returns the SHA-256 over names and contents of files and folders. Missing files count as well.
 * @param names relative to `siteDir`; hidden files in folders are not sources
 * @param files reader whose contents never change, so that it keeps the digests; later edits belong to the next build
 */
export function digestSources(
  siteDir: string,
  names: readonly string[],
  files: SourceReader,
): string {
  const sorted = names.toSorted();
  const key = JSON.stringify([siteDir, ...sorted]);
  const made = files.digests.get(key) ?? siteDirDigest(siteDir, sorted, files);
  files.digests.set(key, made);
  return made;
}

function siteDirDigest(siteDir: string, names: readonly string[], files: SourceReader): string {
  const root = ignoreMissing(() => realpathSync.native(siteDir)) ?? siteDir;
  const parts = names.flatMap((name) => fileParts(path.resolve(siteDir, name), name, root, files));
  return sha256(parts.join('\0'));
}

function fileParts(
  file: string,
  name: string,
  root: string,
  files: SourceReader,
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
  files: SourceReader,
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

/** Joined with spaces and NUL, because names contain no NUL and digests no spaces. */
function readResultPart(read: ReadResult, name: string): string {
  return read && isRefusal(read) ? `refused ${name}` : `file ${read?.digest} ${name}`;
}

/**
 * Records the link target: replacing a file by a symbolic link can change the site even if the
 * contents are the same.
 */
function leadsTo(file: string, name: string, root: string): string {
  const target = ignoreMissing(() => realpathSync.native(file));
  return `${target && path.relative(root, target)} is ${name}`;
}
