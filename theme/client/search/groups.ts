import type { FoldedHit, RecordKind } from 'docsgen/search';
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
  hits: readonly FoldedHit[],
  messages: Messages,
): { readonly label: string; readonly hits: readonly FoldedHit[] }[] {
  const groups = new Map<MessageKey, FoldedHit[]>();
  for (const folded of hits) {
    const key = groupOf[folded.hit.kind];
    groups.set(key, [...(groups.get(key) ?? []), folded]);
  }
  return [...groups].map(([key, own]) => ({ label: formatMessage(messages, key), hits: own }));
}
