import { type BuiltTheme, digest } from '../assets/index.js';
import type { Diagnostic, Outcome, OutputFile } from '../model/index.js';
import { renderPage } from '../render/index.js';
import { type FoundPage, markdownText, type Page, type Site } from '../site/index.js';
import type { BuildCache } from './cache/index.js';

/** The pages of a site with all that turned out about them. */
interface RenderedPages {
  /** As HTML and as Markdown. */
  readonly files: readonly OutputFile[];
  /** In the order of the site's pages. */
  readonly found: readonly FoundPage[];
}

/**
 * Makes and renders the pages that may be others than before. Where a page's key is known, nothing is made; where
 * only what it may depend on has changed and what it shows has not, its HTML is known.
 */
export function renderPages(
  { pages }: Site,
  theme: BuiltTheme,
  cache: BuildCache,
): Outcome<RenderedPages> {
  const files: OutputFile[] = [];
  const found: FoundPage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const key = digest(theme.digest + page.key());
    const { value, diagnostics: problems } =
      keptPage(page, key, cache) ?? renderedPage(page, key, theme, cache);
    diagnostics.push(...problems);
    found.push(value.found);
    if (value.html !== undefined) files.push({ path: page.file, contents: value.html });
    const { markdown } = page;
    const text = markdown && !markdown.isReplaced ? value.found.markdown() : undefined;
    if (markdown && text) files.push({ path: markdown.path, contents: markdownText(text) });
  }
  return { value: { files, found }, diagnostics };
}

interface RenderedPage {
  readonly found: FoundPage;
  /** Undefined where the theme could not show the page. */
  readonly html: string | undefined;
}

/** What earlier builds have left of a page that is the same as then. */
function keptPage(page: Page, key: string, cache: BuildCache): Outcome<RenderedPage> | undefined {
  const known = cache.findings.find(page.file);
  if (known?.key !== key) return undefined;
  const { findings, html: htmlKey } = known.value;
  const html = cache.pages.find(page.file);
  if (html?.key !== htmlKey) return undefined;
  cache.markdowns.retain(page.file);
  cache.records.retain(page.file);
  const markdown = () => {
    const text = cache.markdowns.find(page.file);
    return text?.key === key ? text.value : page.make().markdown;
  };
  const record = () => {
    const text = cache.records.find(page.file);
    return text?.key === key ? text.value : page.make().record;
  };
  return {
    value: { found: { page, findings, markdown, record }, html: html.value },
    diagnostics: [],
  };
}

function renderedPage(
  page: Page,
  key: string,
  theme: BuiltTheme,
  cache: BuildCache,
): Outcome<RenderedPage> {
  const { props, findings, markdown, record } = page.make();
  const found = { page, findings, markdown: () => markdown, record: () => record };
  const htmlKey = digest(theme.digest + JSON.stringify(props));
  const known = cache.pages.find(page.file);
  const { value: html, diagnostics } =
    known?.key === htmlKey
      ? { value: known.value, diagnostics: [] }
      : renderPage(props, theme.module);
  if (html !== undefined && diagnostics.length === 0) {
    if (known?.key !== htmlKey) cache.pages.keep(page.file, { key: htmlKey, value: html });
    cache.findings.keep(page.file, { key, value: { findings, html: htmlKey } });
    if (markdown) cache.markdowns.keep(page.file, { key, value: markdown });
    if (record) cache.records.keep(page.file, { key, value: record });
  }
  return { value: { found, html }, diagnostics };
}
