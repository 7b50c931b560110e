import type { PlannedPage } from '../../site/index.js';
import type { BuildCache, CachedPageEntry } from '../cache/index.js';
import { cachedPageTexts } from './cached-page-texts.js';
import { type CachedPageResult, type PageOutput, storedPage } from './page-result.js';

/**
 * Returns a page of an earlier build; undefined if its HTML was never rendered.
 * @param renderAgain renders the HTML again if the cache is damaged
 */
export function findCachedPage(
  page: PlannedPage,
  { traits, digest, htmlKey, contentKey }: CachedPageEntry,
  cache: BuildCache,
  renderAgain: () => string | undefined,
): PageOutput | undefined {
  if (htmlKey === undefined) return undefined;
  const { file } = page;
  const hasMarkdown = cache.markdowns.keyOf(file) === contentKey;
  cache.findings.retain(file);
  cache.markdowns.retain(file);
  cache.records.retain(file);
  const found: CachedPageResult = {
    page,
    traits,
    digest,
    get findings() {
      const kept = cache.findings.find(file);
      return kept?.key === contentKey ? kept.value : page.build().findings;
    },
    ...cachedPageTexts(page, contentKey, cache),
  };
  return storedPage(found, htmlKey, hasMarkdown ? contentKey : undefined, cache, renderAgain);
}
