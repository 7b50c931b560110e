import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { diskFiles } from './source-files.js';
import type { SourceTool } from './source-tool.js';

/** A repository has its site in `website`, or in `packages/docs`. */
const maxDepth = 2;
const maxFolders = 500;

/**
 * Reports the folders below a folder that are sites of tools with settings. Repositories are often migrated from their
 * root, where the settings are not seen.
 *
 * @param shown the folder as the user has written it
 */
export function sitesBelow(
  root: string,
  shown: string,
  tools: readonly SourceTool[],
): readonly Diagnostic[] {
  const known = tools.filter(({ hasSettings }) => hasSettings);
  const found = foldersBelow(root).flatMap((folder) => {
    const files = diskFiles(path.join(root, folder));
    const tool = known.find((one) => one.detect(files));
    return tool ? [{ folder, tool: tool.name }] : [];
  });
  // Some tools also look into the folder `docs` for their settings.
  const isInner = (inner: string): boolean =>
    found.some(({ folder }) => inner.startsWith(`${folder}/`));
  return found
    .filter(({ folder }) => !isInner(folder))
    .map(({ folder, tool }) => {
      const command = `docsgen migrate ${path.posix.join(shown.replaceAll('\\', '/'), folder)}`;
      return diagnose('migrate/site-below', { folder, tool, command });
    });
}

function foldersBelow(root: string): readonly string[] {
  const found: string[] = [];
  const visit = (folder: string, depth: number): void => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const isHidden = entry.name.startsWith('.') || entry.name === 'node_modules';
      if (!entry.isDirectory() || isHidden || found.length >= maxFolders) continue;
      const name = path.posix.join(folder, entry.name);
      found.push(name);
      if (depth < maxDepth) visit(name, depth + 1);
    }
  };
  visit('', 1);
  return found;
}
