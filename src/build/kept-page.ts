import type { FoundPage, Page } from '../site/index.js';
import type { BuildCache } from './cache/index.js';
import { keptTexts } from './kept-texts.js';
import { type RenderedPage, storedPage } from './rendered-page.js';

/**
 * What earlier builds have left of a page that is the same as then.
 *
 * @param again makes the HTML anew, should the cache be damaged
 */
export function keptPage(
  page: Page,
  key: string,
  cache: BuildCache,
  again: () => string | undefined,
): RenderedPage | undefined {
  const { file } = page;
  const known = cache.pageHeads.find(file);
  if (known?.key !== key) return undefined;
  const hasMarkdown = cache.markdowns.keyOf(file) === key;
  cache.findings.retain(file);
  cache.markdowns.retain(file);
  cache.records.retain(file);
  const { traits, digest, html } = known.value;
  const found: FoundPage = {
    page,
    traits,
    digest,
    get findings() {
      const kept = cache.findings.find(file);
      return kept?.key === key ? kept.value : page.make().findings;
    },
    ...keptTexts(page, key, cache),
  };
  return storedPage(found, html, hasMarkdown ? key : undefined, cache, again);
}
