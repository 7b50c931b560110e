import type { Dirent } from 'node:fs';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isMarkdownFile } from '../files/markdown-file.js';

/** Names that tools write API descriptions to. */
export const usualDescriptionName = /^(?:openapi|swagger|api-docs)\.(?:ya?ml|json)$/i;

/** A package of a monorepo is in `packages/client`, a description of Java in its `src/main/resources`. */
const maxDepth = 5;
/** A repository may be of any size, and every build without a configuration looks. */
const maxFolders = 1000;

const leftOutFolder = /^(?:[._].*|node_modules|dist|build|target|vendor|tests?|fixtures)$/i;

/** Documents and API descriptions that a site could be made from, as paths relative to its folder. */
export interface FurtherSources {
  readonly docs: readonly string[];
  readonly descriptions: readonly string[];
}

/** Finds `docs` folders with Markdown and API descriptions of the usual names in the folders below a folder. */
export function furtherSources(root: string): FurtherSources {
  const docs: string[] = [];
  const descriptions: string[] = [];
  let level: readonly string[] = [''];
  let count = 0;
  // Level by level, so that the limit leaves out the deepest folders.
  for (let depth = 0; depth <= maxDepth && count < maxFolders; depth += 1) {
    count += level.length;
    level = level.slice(0, maxFolders).flatMap((folder) => {
      const entries = sortedEntries(path.join(root, folder));
      const isDocs = path.posix.basename(folder) === 'docs';
      if (isDocs && entries.some((entry) => isMarkdownFile(entry.name))) docs.push(folder);
      const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      const named = files.find((name) => usualDescriptionName.test(name));
      if (named !== undefined) descriptions.push(path.posix.join(folder, named));
      return entries
        .filter((entry) => entry.isDirectory() && !leftOutFolder.test(entry.name))
        .map(({ name }) => path.posix.join(folder, name));
    });
  }
  return { docs, descriptions };
}

function sortedEntries(folder: string): readonly Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } catch {
    // A folder that cannot be read has nothing to offer.
    return [];
  }
}
