import type { FoundPage, PlannedPage } from '../site/index.js';
import type { BuildCache, PageHead } from './cache/index.js';
import { cachedPageTexts } from './cached-page-texts.js';
import { type RenderedPage, storedPage } from './rendered-page.js';

/**
 * Returns a page of an earlier build; undefined if its HTML was never rendered.
 * @param again renders the HTML again if the cache is damaged
 */
export function cachedPage(
  page: PlannedPage,
  { traits, digest, html, text }: PageHead,
  cache: BuildCache,
  again: () => string | undefined,
): RenderedPage | undefined {
  if (html === undefined) return undefined;
  const { file } = page;
  const hasMarkdown = cache.markdowns.keyOf(file) === text;
  cache.findings.retain(file);
  cache.markdowns.retain(file);
  cache.records.retain(file);
  const found: FoundPage = {
    page,
    traits,
    digest,
    get findings() {
      const kept = cache.findings.find(file);
      return kept?.key === text ? kept.value : page.build().findings;
    },
    ...cachedPageTexts(page, text, cache),
  };
  return storedPage(found, html, hasMarkdown ? text : undefined, cache, again);
}
