import { linkUrl, siteUrl } from '../site-data.js';
import { ItemMaker } from './items.js';
import { listWith, loadSidebarIndex } from './sidebar-index.js';

/**
 * Adds the missing entries to a shortened list of the sidebar. Existing entries keep their state; the focus moves to
 * the first new entry after them.
 *
 * @param link the last item of the list
 * @throws Error if the sidebar index cannot be fetched
 */
export async function showAll(link: HTMLAnchorElement): Promise<void> {
  const sidebar = link.closest<HTMLElement>('#_sidebar');
  const list = link.closest('ul');
  if (!sidebar || !list) return;
  const index = await loadSidebarIndex(sidebar);
  const shown = [...list.children].slice(0, -1);
  const urls = shown.flatMap((item) => ownUrl(item) ?? []);
  const [first] = urls;
  const all = first === undefined ? undefined : listWith(index.items, urls);
  if (!all) throw new Error(link.href);

  const maker = new ItemMaker(index, sidebar);
  const start =
    all.findIndex(({ url }) => url !== undefined && siteUrl(url) === first) -
    shown.findIndex(ownUrl);
  const keepPlace = placeKeeper(link, sidebar);
  list.prepend(...maker.items(all.slice(0, Math.max(start, 0))));
  keepPlace();
  const rest = maker.items(all.slice(start + shown.length));
  link.parentElement?.replaceWith(...rest);
  (rest[0] ?? shown.at(-1))?.querySelector('a')?.focus();
}

/** The URL of the item's own link, not of one in the list below it. */
function ownUrl(item: Element): string | undefined {
  const link = item.querySelector<HTMLAnchorElement>(':scope > a');
  return link ? linkUrl(link) : undefined;
}

/**
 * Keeps an element in place while entries are inserted above it; only some browsers do that by themselves (scroll
 * anchoring).
 */
function placeKeeper(element: Element, sidebar: Element): () => void {
  const { top } = element.getBoundingClientRect();
  return () => sidebar.scrollBy({ top: element.getBoundingClientRect().top - top });
}
