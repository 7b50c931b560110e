import type { RecordKind, SearchHit } from 'docsgen/search';
import { formatMessage } from 'docsgen/strings';
import type { MessageKey, Messages } from 'docsgen/theme';

/** The group that a page is listed in. */
const groupOf: Record<RecordKind, MessageKey & `search.${string}`> = {
  doc: 'search.guides',
  category: 'search.guides',
  operation: 'search.reference',
  schema: 'search.reference',
  api: 'search.reference',
  blog: 'search.blog',
};

/** The results by group: the group of the best result first, in each group the best first. */
export function hitsGroups(
  hits: readonly SearchHit[],
  texts: Messages,
): { readonly label: string; readonly hits: readonly SearchHit[] }[] {
  const groups = new Map<MessageKey, SearchHit[]>();
  for (const hit of hits) {
    const key = groupOf[hit.kind];
    groups.set(key, [...(groups.get(key) ?? []), hit]);
  }
  return [...groups].map(([key, own]) => ({ label: formatMessage(texts, key), hits: own }));
}
