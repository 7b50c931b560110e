import { formatMessage, type MessageValues } from 'docsgen/strings';
import type { MessageKey, SidebarIndex, SidebarIndexItem } from 'docsgen/theme';
import { loadJson, siteUrl } from '../site-data.js';

const loaded = new Map<string, Promise<SidebarIndex>>();

/**
 * The index of a large sidebar, fetched once.
 *
 * @throws Error if it cannot be fetched; the next call tries again
 */
export function loadSidebarIndex(sidebar: HTMLElement): Promise<SidebarIndex> {
  const { index: url = '' } = sidebar.dataset;
  const known = loaded.get(url) ?? fetchIndex(url);
  loaded.set(url, known);
  known.catch(() => loaded.delete(url));
  return known;
}

async function fetchIndex(url: string): Promise<SidebarIndex> {
  return (await loadJson(url)) as SidebarIndex;
}

export function sidebarMessage(
  { messages }: SidebarIndex,
  key: MessageKey,
  values?: MessageValues,
): string {
  return formatMessage(messages, key, values);
}

/** The list that contains entries for all of these URLs, at any depth. */
export function listWith(
  items: readonly SidebarIndexItem[],
  urls: readonly string[],
): readonly SidebarIndexItem[] | undefined {
  const own = new Set(items.flatMap(({ url }) => (url === undefined ? [] : [siteUrl(url)])));
  if (urls.every((url) => own.has(url))) return items;
  for (const { items: below = [] } of items) {
    const found = listWith(below, urls);
    if (found) return found;
  }
  return undefined;
}

/** The entries of the category whose page has that URL. */
export function categoryAt(
  items: readonly SidebarIndexItem[],
  address: string,
): readonly SidebarIndexItem[] | undefined {
  for (const { url, items: below } of items) {
    if (!below) continue;
    const isHere = url !== undefined && siteUrl(url) === address;
    const found = isHere ? below : categoryAt(below, address);
    if (found) return found;
  }
  return undefined;
}
