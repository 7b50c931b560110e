import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isMarkdownFile } from '../files/markdown-file.js';

/** Configuration of a site that has no configuration file. */
export interface SiteLayout {
  readonly docs?: { readonly path: string };
  readonly openapi?: { readonly path: string };
}

/** Names that tools write API descriptions to. */
const descriptionName = /^(?:openapi|swagger|api-docs)\.(?:ya?ml|json)$/i;

/**
 * Finds what a folder without a configuration file makes pages from. `content` and `openapi` need no
 * configuration; in other repositories, documents are in `docs` and the API description is in the
 * folder itself or in `docs`. Returns undefined if there is nothing.
 */
export function findLayout(siteDir: string): SiteLayout | undefined {
  const has = (name: string): boolean =>
    statSync(path.join(siteDir, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
  const docs = !has('content') && hasMarkdown(path.join(siteDir, 'docs'));
  const file = has('openapi') ? undefined : findDescription(siteDir);
  if (!docs && file === undefined && !has('content') && !has('openapi')) return undefined;
  return {
    ...(docs ? { docs: { path: './docs' } } : {}),
    ...(file === undefined ? {} : { openapi: { path: file } }),
  };
}

/** Returns the path of the only API description. */
function findDescription(siteDir: string): string | undefined {
  const found = ['', 'docs'].flatMap((folder) =>
    entriesOf(path.join(siteDir, folder))
      .filter((entry) => entry.isFile() && descriptionName.test(entry.name))
      .map((entry) => path.posix.join(folder, entry.name)),
  );
  return found.length === 1 ? found[0] : undefined;
}

function hasMarkdown(folder: string): boolean {
  return entriesOf(folder).some((entry) =>
    entry.isDirectory()
      ? !/^[._]/.test(entry.name) && hasMarkdown(path.join(folder, entry.name))
      : isMarkdownFile(entry.name),
  );
}

function entriesOf(folder: string) {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];
}
