import type { PlannedPage } from '../../site/index.js';
import type { BuildCache } from '../cache/index.js';
import type { CachedPageResult } from './page-result.js';

/**
 * Returns a page's Markdown and search record on demand: from the cache, or from a new build of the
 * page if the key differs.
 */
export function cachedPageTexts(
  page: PlannedPage,
  key: string,
  { markdowns, records }: Pick<BuildCache, 'markdowns' | 'records'>,
): Pick<CachedPageResult, 'contentKey' | 'markdown' | 'record'> {
  return {
    contentKey: key,
    markdown: () => {
      const kept = markdowns.find(page.file);
      return kept?.key === key ? kept.value : page.build().markdown;
    },
    record: () => {
      const kept = records.find(page.file);
      return kept?.key === key ? kept.value : page.build().record;
    },
  };
}
