import path from 'node:path/posix';
import type { Doc } from '../../content/doc.js';
import { type Outcome, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';

const readme = /^readme\.mdx?$/i;
const index = /^index\.mdx?$/i;

/**
 * Returns the documents without the README of a folder that also has an index, and reports those. Both would have the
 * URL of the folder: the index was written for readers of a site, and the README for those of the repository.
 */
export function withoutReadmes(docs: readonly Doc[]): Outcome<readonly Doc[]> {
  const named = (name: RegExp): readonly Doc[] =>
    docs.filter((doc) => name.test(path.basename(doc.path)) && doc.meta.slug === undefined);
  const folders = new Set(named(index).map((doc) => path.dirname(doc.path)));
  const readmes = new Set(named(readme).filter((doc) => folders.has(path.dirname(doc.path))));
  return {
    value: docs.filter((doc) => !readmes.has(doc)),
    diagnostics: [...readmes].map((doc) =>
      diagnose('site/readme-beside-index', undefined, { place: startOfFile(doc.path) }),
    ),
  };
}
