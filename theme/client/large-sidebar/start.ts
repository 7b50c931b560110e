import { linkUrl } from '../site-data.js';
import { startFilter } from './filter.js';
import { ItemMaker, saveExpanded } from './items.js';
import { categoryAt, loadSidebarIndex } from './sidebar-index.js';

export { showAll } from './show-all.js';

const started = new WeakSet<HTMLElement>();

/**
 * Makes collapsed categories of a large sidebar expand in place and starts its filter. If the index cannot be fetched,
 * links still lead to the categories' pages, and the next call tries again.
 */
export async function startLargeSidebar(sidebar: HTMLElement, signal: AbortSignal): Promise<void> {
  if (started.has(sidebar)) return;
  started.add(sidebar);
  try {
    const index = await loadSidebarIndex(sidebar);
    if (signal.aborted) return;
    const maker = new ItemMaker(index, sidebar);
    for (const item of sidebar.querySelectorAll('.sidebar-category')) {
      const link = item.querySelector<HTMLAnchorElement>(':scope > a');
      const entries = link && categoryAt(index.items, linkUrl(link));
      if (!entries) continue;
      const served = item.querySelector<HTMLDetailsElement>(':scope > details');
      if (served) saveExpanded(served, entries);
      else item.append(maker.disclosure(link.textContent, true, entries));
    }
    startFilter(sidebar, index, signal);
  } catch {
    started.delete(sidebar);
  }
}
