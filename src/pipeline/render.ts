import type { Outcome } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/output-file.js';
import { TermCounter } from '../search/index.js';
import type { PlannedPage } from '../site/index.js';
import type { PipelineContext } from './context.js';
import { type CachedPageResult, PageCache, type PageOutput } from './pages/page-cache.js';
import type { PageKeys } from './pages/page-keys.js';
import { PageRenderer } from './pages/page-renderer.js';
import { lostPage, type NumberedPage, renderInWorkers } from './pages/render-in-workers.js';
import { encodePage, type RenderedPage } from './pages/rendered-page.js';
import type { PageToIndex, SearchThread } from './search/index.js';
import type { BuiltTheme } from './theme/index.js';
import { buildSliceMs, timeSlices } from './timing/time-slice.js';
import type { PortableInputs } from './workers/portable-inputs.js';

/** Minimum number of pages for which starting threads pays off. */
const minThreadedPages = 200;

/** Share of new pages from which reusing the rest gains little. */
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
  { cache: buildCache, pool }: Pick<PipelineContext, 'cache' | 'pool'>,
  { indexer, onFile }: LargeSiteReceivers,
): Promise<Outcome<RenderedPageSet>> {
  const cache = new PageCache(keys, buildCache);
  const outputs: Outcome<PageOutput>[] = [];
  const changed: NumberedPage[] = [];
  const again = renderAgain(theme);
  for (const [index, page] of pages.entries()) {
    const unchanged = cache.findOutput(page, again(page));
    if (unchanged) outputs[index] = { value: unchanged, diagnostics: [] };
    else changed.push({ page, index });
  }
  const areMany = changed.length >= minThreadedPages;
  const isLarge = areMany && changed.length >= maxNewShare * pages.length;
  const done = ({ page, index }: NumberedPage, rendered: RenderedPage): void => {
    const output = cache.keepOutput(page, rendered, again(page));
    outputs[index] = output;
    if (!isLarge) return;
    if (onFile) withHtml(output.value, rendered).forEach(onFile);
    const toIndex = indexer && pageToIndex(page, rendered);
    if (toIndex) indexer.add(toIndex);
  };
  if (pool.size > 1 && areMany) {
    await renderInWorkers(pool, { pages: changed, theme, inputs: inputs(), cache, done });
  } else {
    // If few pages have changed, updating the index still needs their previous terms.
    const counter = isLarge && !indexer ? new TermCounter() : undefined;
    const renderer = new PageRenderer(theme, counter);
    await pool.runHere({
      items: changed,
      work: (indexed) => {
        const { page } = indexed;
        const make = () => encodePage(renderer.render(page, cache.knownTexts(page)));
        done(indexed, pool.slowest.render.time(page.file, make));
      },
      lost: ({ page }, reason) => lostPage(page.route, reason),
      slices: timeSlices(buildSliceMs),
    });
  }
  return {
    value: {
      files: outputs.flatMap(({ value }) => value.files),
      pages: outputs.map(({ value }) => value.result),
    },
    diagnostics: outputs.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Returns a function that renders the HTML of a page again. */
function renderAgain(theme: BuiltTheme): (page: PlannedPage) => () => string | undefined {
  const renderer = new PageRenderer(theme);
  return (page) => () => renderer.render(page).texts.html;
}

/** Returns the files of a newly rendered page with its HTML at hand, which need not be read from the cache. */
function withHtml(
  { result, files }: PageOutput,
  { texts: { html } }: RenderedPage,
): readonly OutputFile[] {
  const path = result.page.file;
  return files.map((file) =>
    html && file.path === path ? { path, key: file.key, contents: html } : file,
  );
}

/** Returns the search input of a newly built page; undefined if the page is not searchable. */
function pageToIndex(
  { url }: PlannedPage,
  { facts, diagnostics, texts: { record, terms } }: RenderedPage,
): PageToIndex | undefined {
  if (diagnostics.length > 0 || !record || !facts.record) return undefined;
  return { url, digest: facts.record, record, terms };
}
