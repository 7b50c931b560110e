import type { BuiltTheme } from '../assets/index.js';
import { diagnose } from '../diagnostics/index.js';
import { DiagnosticError, type Outcome, type SearchRecord } from '../model/index.js';
import type { PageMarkdown } from '../site/index.js';
import { type BuildCache, fromJson } from './cache/index.js';
import { makePage } from './make-page.js';
import { batchesOf, type Pool, type RenderedByWorker, renderedPages } from './pool/index.js';
import type { PortableInputs } from './portable-inputs.js';
import { type KeyedPage, type RenderedPage, storedHtml, withFiles } from './rendered-page.js';

/** Pages of a batch: some hundredths of a second. */
const batchSize = 16;

/**
 * Has workers make and render pages, and keeps what they made as the bytes that came.
 *
 * @param take gets each page, in any order
 * @throws DiagnosticError where a worker does not come back from a page
 */
export async function renderInWorkers(
  pages: readonly KeyedPage[],
  theme: BuiltTheme,
  inputs: PortableInputs,
  cache: BuildCache,
  pool: Pool,
  take: (page: KeyedPage, rendered: Outcome<RenderedPage>) => void,
): Promise<void> {
  const byPath = new Map(pages.map((keyed) => [keyed.page.file, keyed]));
  const items = pages.map(({ index, page: { file } }) => {
    return { index, path: file, knownHtml: cache.pages.keyOf(file) };
  });
  await pool.run({
    task: 'render',
    setup: { inputs, theme: { code: theme.code, digest: theme.digest } },
    batches: batchesOf(items, () => 1, batchSize),
    done: (batch, answer) => {
      for (const [at, rendered] of renderedPages(answer).entries()) {
        const keyed = byPath.get(batch[at]?.path ?? '');
        if (keyed) take(keyed, received(keyed, rendered, theme, cache));
      }
    },
    lost: ({ path }, { message: problem }) => {
      const route = byPath.get(path)?.page.route ?? path;
      throw new DiagnosticError([diagnose('theme/render-failed', { route, problem })]);
    },
  });
}

function received(
  { page, key }: KeyedPage,
  { findings, htmlKey, diagnostics, bytes }: RenderedByWorker,
  theme: BuiltTheme,
  cache: BuildCache,
): Outcome<RenderedPage> {
  const { html, markdown, record, terms } = bytes;
  if (diagnostics.length === 0) {
    if (html) cache.pages.keepBytes(page.file, htmlKey, html);
    cache.findings.keep(page.file, { key, value: { findings, html: htmlKey } });
    if (markdown) cache.markdowns.keepBytes(page.file, key, markdown);
    if (record) cache.records.keepBytes(page.file, key, record);
    if (terms && findings.record) cache.terms.keepBytes(page.url, findings.record, terms);
  }
  const found = {
    page,
    findings,
    markdown: () => markdown && fromJson<PageMarkdown>(markdown),
    record: () => record && fromJson<SearchRecord>(record),
  };
  const shown = html
    ? { key: htmlKey, get: () => html }
    : storedHtml(page, htmlKey, cache, () => makePage(page, theme, undefined).html.value);
  return {
    value: withFiles(found, {
      html: diagnostics.length === 0 ? shown : undefined,
      markdown: markdown && key,
    }),
    diagnostics,
  };
}
