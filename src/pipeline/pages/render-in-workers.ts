import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { ThreadEnded } from '../../workers/index.js';
import type { BuildCache } from '../cache/index.js';
import type { BuiltTheme } from '../theme/index.js';
import { type Pool, splitIntoBatches, unpackRenderedBatch } from '../workers/index.js';
import type { PortableInputs } from '../workers/portable-inputs.js';
import type { KeyedPage, RenderedPage } from './page-result.js';

/** Pages of a batch, which takes some hundredths of a second. */
const pagesPerBatch = 16;

/**
 * Builds and renders pages in workers.
 * @param take receives each page, in any order
 * @throws DiagnosticError if a worker crashes or hangs on a page
 */
export async function renderInWorkers(
  pages: readonly KeyedPage[],
  theme: BuiltTheme,
  inputs: PortableInputs,
  cache: Pick<BuildCache, 'pages' | 'terms'>,
  pool: Pool,
  take: (page: KeyedPage, fresh: RenderedPage) => void,
): Promise<void> {
  const byPath = new Map(pages.map((keyed) => [keyed.page.file, keyed]));
  const items = pages.map(({ index, page: { file, url } }) => {
    const [knownHtml, knownTerms] = [cache.pages.keyOf(file), cache.terms.keyOf(url)];
    return { index, path: file, knownHtml, knownTerms };
  });
  await pool.run({
    task: 'render',
    setup: { inputs, theme: { code: theme.code, digest: theme.digest } },
    batches: splitIntoBatches(items, () => 1, pagesPerBatch),
    done: (batch, result) => {
      for (const [at, made] of unpackRenderedBatch(result).entries()) {
        const keyed = byPath.get(batch[at]?.path ?? '');
        if (keyed) take(keyed, made);
      }
    },
    lost: ({ path }, reason) => lostPage(byPath.get(path)?.page.route ?? path, reason),
  });
}

/** @throws DiagnosticError with the page that failed */
export function lostPage(route: string, { message: problem }: ThreadEnded): never {
  throw new DiagnosticError([diagnose('theme/render-failed', { route, problem })]);
}
