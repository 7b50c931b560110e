import type { FoundPage, PlannedPage } from '../site/index.js';
import type { BuildCache } from './cache/index.js';

/** What a page says, read from the cache when somebody asks for it, or made anew where it is not that of the key. */
export function cachedPageTexts(
  page: PlannedPage,
  key: string,
  { markdowns, records }: Pick<BuildCache, 'markdowns' | 'records'>,
): Pick<FoundPage, 'textKey' | 'markdown' | 'record'> {
  return {
    textKey: key,
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
