import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import { fileAccess, isInside } from '../files/index.js';
import { visitReferencedFiles } from '../openapi/index.js';

/** A file that an API description refers to. */
export interface ReferencedPart {
  /** Relative to the description, with slashes. */
  readonly name: string;
  readonly text: string;
}

/**
 * Reads the files that a description refers to, directly or by others. Missing files are left to
 * the build, which reports them with their position.
 * @param source the description as the author names it
 * @param file absolute path of the description
 * @throws DiagnosticError if a file is outside the folder of the description
 */
export async function readReferencedParts(
  source: string,
  file: string,
  text: string,
): Promise<readonly ReferencedPart[]> {
  const folder = path.dirname(file);
  const root = { path: path.basename(file), text, digest: '' };
  const { value: locations, diagnostics } = await visitReferencedFiles(root, {
    ...fileAccess(folder),
    allowHosts: [],
    fetch: (url) => Promise.reject(new Error(url)),
  });
  const outside = diagnostics.find(({ code }) => code === 'openapi/outside-reference');
  if (outside !== undefined) {
    const problem = `${outside.message} Copy all its files into a site, in \`openapi\``;
    throw new DiagnosticError([diagnose('cli/cannot-start-from', { source, problem })]);
  }
  const parts: ReferencedPart[] = [];
  for (const location of locations.toSorted()) {
    if (location === file || !isInside(location, folder)) continue;
    const part = await readFile(location, 'utf8').catch(() => undefined);
    if (part !== undefined) parts.push({ name: sitePath(folder, location), text: part });
  }
  return parts;
}
