import type { SidebarIndex, SidebarIndexItem } from 'docsgen/theme';
import { announce } from '../announce.js';
import { ItemMaker } from './items.js';
import { sidebarMessage } from './sidebar-index.js';

/** The matching entries of a category, below its label. */
interface Group {
  readonly label: string | undefined;
  readonly matches: readonly SidebarIndexItem[];
}

const maxMatchesShown = 200;

/** The filter's text, kept until the window loads another page. */
const typed = new WeakMap<SidebarIndex, string>();

/** While the reader filters, shows the entries that contain all words in place of the sidebar's own list. */
export function startFilter(sidebar: HTMLElement, index: SidebarIndex, signal: AbortSignal): void {
  const input = document.querySelector<HTMLInputElement>('.sidebar-filter input');
  const tree = sidebar.querySelector<HTMLElement>(':scope > .sidebar-items');
  if (!input || !tree) return;
  const results = document.createElement('div');
  results.hidden = true;
  tree.after(results);
  const show = (): string => {
    typed.set(index, input.value);
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    tree.hidden = words.length > 0;
    results.hidden = words.length === 0;
    if (words.length === 0) {
      results.replaceChildren();
      return '';
    }
    const groups = matching(index.items, words);
    const count = groups.reduce((sum, { matches }) => sum + matches.length, 0);
    const summary = sidebarMessage(index, 'chrome.sidebarMatches', { count });
    const line = document.createElement('p');
    line.className = 'sidebar-matches';
    line.textContent = summary;
    results.replaceChildren(line, groupsList(groups, new ItemMaker(index, sidebar)));
    return summary;
  };
  const tell = (): void => {
    const summary = show();
    if (summary !== '') announce(summary);
  };
  input.addEventListener('input', tell, { signal });
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || input.value === '') return;
      // Escape clears the field first; in the menu, a second one closes the menu.
      event.preventDefault();
      event.stopPropagation();
      input.value = '';
      show();
    },
    { signal },
  );
  // The text was entered while the script loaded, or on the previous page, which has announced the matches.
  if (input.value !== '') tell();
  else if (typed.get(index)) {
    input.value = typed.get(index) ?? '';
    show();
  }
}

function matching(
  items: readonly SidebarIndexItem[],
  words: readonly string[],
  label?: string,
): Group[] {
  const matches = items.filter(
    ({ label: own, url, method = '' }) =>
      url !== undefined &&
      words.every((word) => `${method} ${own} ${lastSegment(url)}`.toLowerCase().includes(word)),
  );
  const below = items.flatMap((item) =>
    item.items ? matching(item.items, words, item.label) : [],
  );
  return [...(matches.length > 0 ? [{ label, matches }] : []), ...below];
}

/** `/api/planets/get-planet` → `get-planet`, which comes from the operationId. */
function lastSegment(url: string): string {
  return url.split('/').findLast((part) => part !== '') ?? '';
}

function groupsList(groups: readonly Group[], maker: ItemMaker): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'sidebar-items';
  let left = maxMatchesShown;
  for (const { label, matches } of groups) {
    if (left <= 0) break;
    const below = document.createElement('ul');
    below.className = 'sidebar-items';
    // A matching category links to its page; its entries are listed only if they match as well.
    const pages = matches.slice(0, left).map(({ items: _, ...page }) => page);
    below.append(...maker.items(pages));
    left -= pages.length;
    const item = document.createElement('li');
    if (label !== undefined) {
      const title = document.createElement('span');
      title.className = 'sidebar-group';
      title.textContent = label;
      item.append(title);
    }
    item.append(below);
    list.append(item);
  }
  return list;
}
