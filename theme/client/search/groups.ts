import type { GroupedHit, RecordKind, SearchHit } from 'docsgen/search';
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
  hits: readonly GroupedHit[],
  messages: Messages,
): { readonly label: string; readonly hits: readonly GroupedHit[] }[] {
  const groups = new Map<MessageKey, GroupedHit[]>();
  for (const grouped of hits) {
    const key = groupOf[grouped.hit.kind];
    groups.set(key, [...(groups.get(key) ?? []), grouped]);
  }
  return [...groups].map(([key, own]) => ({ label: formatMessage(messages, key), hits: own }));
}

/** The way to a page below the label of its group, without a first step of the same name. */
export function breadcrumbsIn(
  label: string,
  { breadcrumbs }: Pick<SearchHit, 'breadcrumbs'>,
): readonly string[] {
  return breadcrumbs[0] === label ? breadcrumbs.slice(1) : breadcrumbs;
}
