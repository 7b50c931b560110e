import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersAbove } from '../files/folders-above.js';
import type { MigratedFile } from './migrated-file.js';
import type { SourceFiles } from './source-files.js';

/** Name of the report that a migration writes. */
export const reportFile = 'migration.md';

const lineStart = 'New in this folder: ';

/**
 * Returns what a migration and builds of its site add to the folder of the old site: files, and
 * folders that did not exist, which end with a slash.
 * @param files of the old site
 */
export function addedPaths(
  migrated: readonly Pick<MigratedFile, 'path'>[],
  files: SourceFiles,
): readonly string[] {
  const old = files.list('');
  const known = new Set([...old, ...old.flatMap(folderPaths)]);
  // A build of the new site writes dist/.
  const paths = [...migrated.map((file) => file.path), reportFile, 'dist/index.html'];
  const added = paths.flatMap(
    (file) => [...folderPaths(file), file].find((one) => !known.has(one)) ?? [],
  );
  return [...new Set(added)].toSorted();
}

/** `a/b/c.md` has the folders `a/` and `a/b/`. */
function folderPaths(file: string): readonly string[] {
  return foldersAbove(file).map((folder) => `${folder}/`);
}

/** Returns the line of the report that lists the paths. */
export function addedLine(added: readonly string[]): string {
  return `${lineStart}${added.map((name) => `\`${name}\``).join(', ')}`;
}

/**
 * Returns the absolute paths that an earlier migration added to the folder of the old site, by its
 * report: they are not part of that site.
 */
export function pathsAddedBefore(siteDir: string): readonly string[] {
  const report = path.join(siteDir, reportFile);
  if (!existsSync(report)) return [];
  const line = readFileSync(report, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(lineStart));
  const names = line?.match(/(?<=`)[^`]+(?=`(?:,|$))/g) ?? [];
  return names.map((name) => path.join(siteDir, name.replace(/\/$/, '')));
}
