import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { applyFixes } from '../diagnostics/index.js';
import { isMarkdownFile } from '../files/markdown-file.js';

/** Makes the fixes of diagnostics in the Markdown files of a site; returns the diagnostics that are solved. */
export async function writeFixes(
  siteDir: string,
  diagnostics: readonly Diagnostic[],
): Promise<readonly Diagnostic[]> {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const file = diagnostic.fix && diagnostic.place?.file;
    if (file !== undefined && isMarkdownFile(file))
      byFile.set(file, [...(byFile.get(file) ?? []), diagnostic]);
  }
  const solved: Diagnostic[] = [];
  for (const [file, found] of byFile) {
    const target = path.join(siteDir, file);
    const text = await readFile(target, 'utf8');
    const made = applyFixes(text, found);
    if (made.text === text) continue;
    await writeFile(target, made.text);
    solved.push(...made.fixed);
  }
  return solved;
}
