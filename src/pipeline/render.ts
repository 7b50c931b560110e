import type { Outcome } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/output-file.js';
import { TermCounter } from '../search/index.js';
import type { PlannedPage } from '../site/index.js';
import { type BuildCache, toJson } from './cache/index.js';
import { findCachedPage } from './pages/cached-page.js';
import type { PageKeys } from './pages/page-keys.js';
import { PageRenderer } from './pages/page-renderer.js';
import {
  type CachedPageResult,
  type KeyedPage,
  keepPage,
  type PageOutput,
  pageToIndex,
  type RenderedPage,
  renderedFiles,
} from './pages/page-result.js';
import { lostPage, renderInWorkers } from './pages/render-in-workers.js';
import type { SearchThread } from './search/index.js';
import type { BuiltTheme } from './theme/index.js';
import { buildSliceMs, timeSlices } from './timing/time-slice.js';
import type { Pool } from './workers/index.js';
import type { PortableInputs } from './workers/portable-inputs.js';

/** Minimum number of pages for which starting threads pays off. */
const minThreadedPages = 200;

/** Share of new pages from which on reusing the rest gains little. */
const maxNewShare = 0.1;

/** The rendered pages of a site, and what building them has found. */
export interface RenderedPageSet {
  /** HTML and Markdown files. */
  readonly files: readonly OutputFile[];
  /** In the order of the site's pages. */
  readonly pages: readonly CachedPageResult[];
}

/** The pages of a planned site and what they are rendered with. */
interface PagesToRender {
  readonly pages: readonly PlannedPage[];
  readonly theme: BuiltTheme;
  /** Of the same site and theme. */
  readonly keys: PageKeys;
  /** Of the plan, for workers. */
  readonly inputs: () => PortableInputs;
}

/** Receive the pages of a large new site one by one, to do more with them at the same time. */
interface LargeSiteReceivers {
  /** Builds the search index. */
  readonly indexer?: Pick<SearchThread, 'add'> | undefined;
  /** See `PipelineOptions`. */
  readonly onFile?: ((file: OutputFile) => void) | undefined;
}

/**
 * Builds and renders the pages that may have changed. A page with unchanged inputs is taken from
 * the cache; if only its content is unchanged, its HTML is.
 */
export async function renderPages(
  { pages, theme, keys, inputs }: PagesToRender,
  cache: BuildCache,
  pool: Pool,
  { indexer, onFile }: LargeSiteReceivers = {},
): Promise<Outcome<RenderedPageSet>> {
  const rendered: Outcome<PageOutput>[] = [];
  const changed: KeyedPage[] = [];
  const renderer = new PageRenderer(theme);
  for (const [index, page] of pages.entries()) {
    const key = keys.key(page);
    const entry = keys.findEntry(page, key, cache);
    const kept = entry && findCachedPage(page, entry, cache, again(page, renderer));
    if (kept) rendered[index] = { value: kept, diagnostics: [] };
    else changed.push({ page, key, index });
  }
  const areMany = changed.length >= minThreadedPages;
  const isLarge = areMany && changed.length >= maxNewShare * pages.length;
  const take = ({ page, key, index }: KeyedPage, fresh: RenderedPage): void => {
    const made = { page, key, contentKey: keys.contentKey(page, key, fresh.linkDigest) };
    const outcome = keepPage(made, fresh, cache, again(page, renderer));
    rendered[index] = outcome;
    if (!isLarge) return;
    if (onFile) renderedFiles(outcome.value, fresh).forEach(onFile);
    const toIndex = indexer && pageToIndex(page, fresh);
    if (toIndex) indexer.add(toIndex);
  };
  if (pool.size > 1 && areMany) {
    await renderInWorkers(changed, theme, inputs(), cache, pool, take);
  } else {
    const counter = isLarge && !indexer ? new TermCounter() : undefined;
    await pool.runHere({
      items: changed,
      work: (keyed) => {
        const { page } = keyed;
        const make = () => renderOnePage(page, renderer, cache, counter);
        take(keyed, pool.slowest.render.time(page.file, make));
      },
      lost: ({ page }, reason) => lostPage(page.route, reason),
      slices: timeSlices(buildSliceMs),
    });
  }
  return {
    value: {
      files: rendered.flatMap(({ value }) => value.files),
      pages: rendered.map(({ value }) => value.result),
    },
    diagnostics: rendered.flatMap(({ diagnostics }) => diagnostics),
  };
}

/**
 * @param counter counts the search terms now. If few pages have changed, updating the index still
 * needs their previous terms.
 */
function renderOnePage(
  page: PlannedPage,
  renderer: PageRenderer,
  cache: BuildCache,
  counter: TermCounter | undefined,
): RenderedPage {
  const made = renderer.render(page, cache.pages.keyOf(page.file));
  const { linkDigest, findings, htmlKey, html, markdown, record } = made;
  const isCounted = findings.record === cache.terms.keyOf(page.url);
  const terms = record && !isCounted ? counter?.count(record) : undefined;
  return {
    linkDigest,
    findings,
    htmlKey,
    diagnostics: html.diagnostics,
    bytes: {
      html: html.value === undefined ? undefined : Buffer.from(html.value),
      markdown: markdown && toJson(markdown),
      record: record && toJson(record),
      terms: terms && toJson(terms),
    },
  };
}

function again(page: PlannedPage, renderer: PageRenderer): () => string | undefined {
  return () => renderer.render(page, undefined).html.value;
}
