import { type BuiltTheme, digest } from '../assets/index.js';
import type { Diagnostic, Outcome, OutputFile } from '../model/index.js';
import { renderPage } from '../render/index.js';
import type { Site } from '../site/index.js';
import type { BuildCache } from './cache/index.js';

/** A page's HTML depends on its props and on the theme. */
export function renderPages(
  { pages }: Site,
  theme: BuiltTheme,
  cache: BuildCache,
): Outcome<readonly OutputFile[]> {
  const files: OutputFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { file, props } of pages) {
    const key = digest(theme.digest + JSON.stringify(props));
    const known = cache.pages.find(file);
    if (known?.key === key) {
      files.push({ path: file, contents: known.value });
      continue;
    }
    const { value: contents, diagnostics: found } = renderPage(props, theme.module);
    diagnostics.push(...found);
    if (contents === undefined) continue;
    files.push({ path: file, contents });
    if (found.length === 0) cache.pages.keep(file, { key, value: contents });
  }
  return { value: files, diagnostics };
}
