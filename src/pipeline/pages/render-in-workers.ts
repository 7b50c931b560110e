import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { PlannedPage } from '../../site/index.js';
import type { ThreadEnded } from '../../workers/index.js';
import type { BuiltTheme } from '../theme/index.js';
import { type Pool, splitIntoBatches, unpackRenderedBatch } from '../workers/index.js';
import type { PortableInputs } from '../workers/portable-inputs.js';
import type { PageCache } from './page-cache.js';
import type { RenderedPage } from './rendered-page.js';

/** Pages of a batch, which takes some hundredths of a second. */
const pagesPerBatch = 16;

/** A page and its position among the pages of the site. */
export interface NumberedPage {
  readonly page: PlannedPage;
  readonly index: number;
}

interface PageRendering {
  readonly pages: readonly NumberedPage[];
  readonly theme: BuiltTheme;
  readonly inputs: PortableInputs;
  readonly cache: Pick<PageCache, 'knownTexts'>;
  /** Receives each page, in any order. */
  readonly done: (page: NumberedPage, rendered: RenderedPage) => void;
}

/**
 * Builds and renders pages in workers.
 * @throws DiagnosticError if a worker crashes or hangs on a page
 */
export async function renderInWorkers(
  pool: Pool,
  { pages, theme, inputs, cache, done }: PageRendering,
): Promise<void> {
  const byPath = new Map(pages.map((indexed) => [indexed.page.file, indexed]));
  const items = pages.map(({ index, page }) => {
    return { index, path: page.file, known: cache.knownTexts(page) };
  });
  await pool.run({
    task: 'render',
    setup: { inputs, theme: { code: theme.code, digest: theme.digest } },
    batches: splitIntoBatches(items, () => 1, pagesPerBatch),
    done: (batch, result) => {
      for (const [at, rendered] of unpackRenderedBatch(result).entries()) {
        const indexed = byPath.get(batch[at]?.path ?? '');
        if (indexed) done(indexed, rendered);
      }
    },
    lost: ({ path }, reason) => lostPage(byPath.get(path)?.page.route ?? path, reason),
  });
}

/** @throws DiagnosticError with the page that failed */
export function lostPage(route: string, { message: problem }: ThreadEnded): never {
  throw new DiagnosticError([diagnose('theme/render-failed', { route, problem })]);
}
