import path from 'node:path/posix';
import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { Listed } from '../files/read-files.js';

const readme = /^readme\.mdx?$/i;
const index = /^index\.mdx?$/i;

/**
 * Returns whether a file is the README of a folder that also has an index. Both would have the address of the folder:
 * the index was written for readers of a site, and the README for those of the repository.
 */
export function isReadmeBesideIndex(files: readonly Listed[]): (file: Listed) => boolean {
  const indexes = files.filter(({ name }) => index.test(path.basename(name)));
  const folders = new Set(indexes.map(({ name }) => path.dirname(name)));
  return ({ name }) => readme.test(path.basename(name)) && folders.has(path.dirname(name));
}

export function reportReadme({ name }: Listed): Diagnostic {
  return diagnose('site/readme-beside-index', undefined, { place: startOfFile(name) });
}
