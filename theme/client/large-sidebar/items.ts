import type { SidebarIndex, SidebarIndexItem } from 'docsgen/theme';
import { breakableParts } from '../../break-points.js';
import { linkUrl, siteUrl } from '../site-data.js';
import { sidebarMessage } from './sidebar-index.js';

/** The entries of the categories that the reader has expanded. */
const unfolded = new WeakSet<readonly SidebarIndexItem[]>();

/** Creates sidebar entries with the markup of `ConfiguredSidebarItems`. */
export class ItemMaker {
  readonly #index: SidebarIndex;
  /** URL of the current page. */
  readonly #current: string | undefined;

  constructor(index: SidebarIndex, sidebar: HTMLElement) {
    this.#index = index;
    const current = sidebar.querySelector<HTMLAnchorElement>('a[aria-current="page"]');
    this.#current = current ? linkUrl(current) : undefined;
  }

  items(entries: readonly SidebarIndexItem[]): HTMLLIElement[] {
    return entries.map((entry) => this.#item(entry));
  }

  /** The disclosure of a collapsed category, filled when the reader opens it. */
  disclosure(
    label: string,
    isBesideLink: boolean,
    entries: readonly SidebarIndexItem[],
    { badge, icon }: Pick<SidebarIndexItem, 'badge' | 'icon'> = {},
  ): HTMLElement {
    const details = document.createElement('details');
    details.className = 'sidebar-details';
    const summary = document.createElement('summary');
    summary.className = isBesideLink ? 'sidebar-toggle beside-link' : 'sidebar-toggle';
    if (isBesideLink) {
      summary.append(hidden(sidebarMessage(this.#index, 'chrome.categoryPages', { label })));
    } else if (badge || icon !== undefined) {
      const box = document.createElement('span');
      box.append(...breakable(label));
      if (badge) box.append(' ', labelBadge(badge));
      summary.append(withIcon(box, icon));
    } else summary.append(...breakable(label));
    details.append(summary);
    const fill = (): void => {
      const list = document.createElement('ul');
      list.className = 'sidebar-items';
      list.append(...this.items(entries));
      details.append(list);
    };
    if (unfolded.has(entries)) {
      details.open = true;
      fill();
    } else details.addEventListener('toggle', fill, { once: true });
    saveExpanded(details, entries);
    return details;
  }

  #item(entry: SidebarIndexItem): HTMLLIElement {
    const { label, url, items } = entry;
    const item = document.createElement('li');
    if (url !== undefined) item.append(this.#link(entry, siteUrl(url)));
    if (items) {
      item.className = 'sidebar-category';
      item.append(this.disclosure(label, url !== undefined, items, entry));
    }
    return item;
  }

  #link(
    { label, badge, icon, method, deprecated, external, items }: SidebarIndexItem,
    url: string,
  ): HTMLAnchorElement {
    const link = document.createElement('a');
    link.href = url;
    if (url === this.#current) link.setAttribute('aria-current', 'page');
    const box = document.createElement('span');
    if (external) box.className = 'external';
    if (deprecated) {
      const struck = document.createElement('s');
      struck.append(...breakable(label));
      box.append(struck, hidden(` ${sidebarMessage(this.#index, 'chrome.deprecated')}`));
    } else box.append(...breakable(label));
    link.append(withIcon(box, icon));
    if (badge) link.append(' ', labelBadge(badge));
    if (method !== undefined && !items) link.append(methodBadge(method));
    return link;
  }
}

/** Keeps a category expanded or collapsed across pages until the window loads another page. */
export function saveExpanded(
  details: HTMLDetailsElement,
  entries: readonly SidebarIndexItem[],
): void {
  const keep = (): void => {
    if (details.open) unfolded.add(entries);
    else unfolded.delete(entries);
  };
  details.addEventListener('toggle', keep);
  // Where opening a category closes the others, the next page opens its own.
  if (details.open && details.name === '') keep();
}

function breakable(label: string): readonly Node[] {
  return breakableParts(label).flatMap((part, index) => {
    const text = document.createTextNode(part);
    return index === 0 ? [text] : [document.createElement('wbr'), text];
  });
}

/** As in `EntryLabel`. The icon is markup of the theme or was cleaned when the site was built. */
function withIcon(label: HTMLElement, icon: string | undefined): HTMLElement {
  if (icon === undefined) return label;
  const drawing = document.createElement('span');
  drawing.className = 'entry-icon';
  drawing.innerHTML = icon;
  const entry = document.createElement('span');
  entry.className = 'entry-label';
  entry.append(drawing, label);
  return entry;
}

/** As in `SidebarBadge`. */
function labelBadge({ text, kind }: NonNullable<SidebarIndexItem['badge']>): HTMLElement {
  const word = document.createElement('span');
  const classNames = {
    warning: 'badge',
    success: 'badge badge-success',
    danger: 'badge badge-danger',
    info: 'badge badge-own',
    neutral: 'badge badge-neutral',
  };
  word.className = classNames[kind];
  word.textContent = text;
  return word;
}

function methodBadge(method: string): HTMLElement {
  const word = document.createElement('span');
  word.className = `method method-${method.toLowerCase()}`;
  word.textContent = method;
  return word;
}

function hidden(words: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'visually-hidden';
  element.textContent = words;
  return element;
}
