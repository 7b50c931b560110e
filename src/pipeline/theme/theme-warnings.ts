import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Message } from 'esbuild';
import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean, esbuildPlace } from '../../diagnostics/index.js';
import { slotDescriptions } from '../../site/slots.js';
import { isForeignFile } from '../modules/stack-places.js';
import { conflictProblem, isConflictMarker } from './compile-problems.js';
import { filesBelow, originalName, overridableFiles } from './ejected-files.js';
import type { BlockedUrl } from './sheet-urls.js';
import { packageTheme, relativeInsideAny } from './theme-overlay.js';

/**
 * Returns esbuild's warnings about the site's own files, such as mistakes in style sheets. Conflict markers of a merge,
 * which style sheets skip, are errors as in modules.
 */
export function compilerWarnings(
  messages: readonly Message[],
  siteDir: string,
): readonly Diagnostic[] {
  const found = messages.flatMap(({ text, location, notes, detail }) => {
    if (!location || isForeignFile(location.file)) return [];
    const source = readFileSync(path.resolve(siteDir, location.file), 'utf8');
    const place = esbuildPlace(location, source);
    const { blockedUrl: url }: Partial<BlockedUrl> = detail ?? {};
    if (url !== undefined) return [diagnose('theme/blocked-url', { url }, { place })];
    if (isConflictMarker(location.lineText)) {
      return location.lineText.startsWith('<') ? [conflictProblem('theme/failed', place)] : [];
    }
    const hint = notes.map((note) => note.text).find((note) => /^did you mean/i.test(note));
    return [
      diagnose('theme/compiler-warning', { problem: text }, { place, ...(hint && { hint }) }),
    ];
  });
  // A style sheet is compiled for several kinds of pages.
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Files that override those of docsgen, or belong to them. Modules and scripts may belong to anything. */
const overridden =
  /^(?:(?:components|layouts|styles|style-sheets|presets|client|islands)\/.*\.(?:[jt]sx?|css)|(?!slots\/|\.).*\.(?:[jt]sx|css))$/;

/**
 * Reports files of the site's `theme` folder that no part of the theme uses, such as a component with a misspelled name.
 * @param inputs absolute paths of what the theme was compiled from
 */
export function unusedFiles(siteDir: string, inputs: readonly string[]): readonly Diagnostic[] {
  const folder = path.join(siteDir, 'theme');
  if (folder === packageTheme || !existsSync(folder)) return [];
  const used = new Set(inputs.map((file) => relativeInsideAny(file, [folder])));
  const slots = Object.keys(slotDescriptions).map((name) => `slots/${name}.tsx`);
  const known = [...overridableFiles(packageTheme), 'styles/custom.css', ...slots];
  return filesBelow(folder)
    .filter((file) => overridden.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .filter((file) => !used.has(file.split('/').join(path.sep)))
    .filter((file) => !existsSync(path.join(siteDir, originalName(file))))
    .map((file) => {
      const sameName = known.find((one) => path.posix.basename(one) === path.posix.basename(file));
      const hint = sameName ? `docsgen’s file is theme/${sameName}` : didYouMean(file, known);
      const place = startOfFile(`theme/${file}`);
      return diagnose('theme/unused', { file }, { place, ...(hint && { hint }) });
    });
}
