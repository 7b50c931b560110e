import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tokenDescriptions } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean, lineStarts, positionAt } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { isForeignFile } from '../modules/stack-places.js';
import { filesBelow } from './ejected-files.js';
import { packageTheme, relativeInsideAny } from './theme-overlay.js';

/** `var(--page)`; a property with a fallback may be missing. */
const use = /var\(\s*(--[\w-]+)\s*\)/g;
const definition = /(--[\w-]+)\s*:|@property\s+(--[\w-]+)/g;
const name = /(--[\w-]+)/g;

/**
 * Reports custom properties that a style sheet of the site uses and that nothing defines, such as a misspelled design
 * token: browsers pass over the declaration.
 *
 * @param inputs absolute paths of what the site's theme, blocks and pages are compiled from
 * @param packaged returns the properties that docsgen's theme defines; called only if the site uses any property
 */
export function unknownProperties(
  siteDir: string,
  inputs: readonly string[],
  packaged: () => readonly string[] = packagedProperties,
): readonly Diagnostic[] {
  const files = [...new Set(inputs)].filter((file) => !isOfDocsgen(file) && existsSync(file));
  const sheets = files.filter((file) => file.endsWith('.css')).map(readSheet);
  const uses = sheets.flatMap(({ file, text }) => {
    if (isForeignFile(sitePath(siteDir, file))) return [];
    return [...text.matchAll(use)].map((found) => ({ file, text, found }));
  });
  if (uses.length === 0) return [];
  const modules = files.filter((file) => /\.[jt]sx?$/.test(file) && !file.includes('node_modules'));
  const knownNames = new Set([
    ...packaged(),
    ...namesIn(definition, sheets),
    // A script may define what it names.
    ...namesIn(name, modules.map(readSheet)),
  ]);
  const tokens = Object.keys(tokenDescriptions).map((token) => `--${token}`);
  return uses.flatMap(({ file, text, found: { 0: all, 1: property = '', index } }) => {
    if (knownNames.has(property)) return [];
    const starts = lineStarts(text);
    const offset = index + all.indexOf(property);
    const [start, end] = [offset, offset + property.length].map((at) => positionAt(starts, at));
    if (start === undefined) return [];
    const place = { file: sitePath(siteDir, file), start, end };
    const hint = didYouMean(property, tokens);
    return [diagnose('theme/unknown-property', { property }, { place, ...(hint && { hint }) })];
  });
}

interface Sheet {
  readonly file: string;
  /** Without comments, which are replaced by spaces. */
  readonly text: string;
}

function readSheet(file: string): Sheet {
  const blank = (comment: string): string => comment.replace(/[^\n]/g, ' ');
  return { file, text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, blank) };
}

function isOfDocsgen(file: string): boolean {
  return relativeInsideAny(file, [packageTheme]) !== undefined;
}

/** Reads the custom properties that docsgen's theme defines, from more than a hundred style sheets. */
export function packagedProperties(): readonly string[] {
  const sheets = filesBelow(packageTheme).filter((file) => file.endsWith('.css'));
  return namesIn(
    definition,
    sheets.map((file) => readSheet(path.join(packageTheme, file))),
  );
}

function namesIn(pattern: RegExp, sheets: readonly Sheet[]): readonly string[] {
  return sheets.flatMap(({ text }) =>
    [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? ''),
  );
}
