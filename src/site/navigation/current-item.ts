import type { NavbarItem, NavLink } from '../page-props/chrome.js';

/**
 * Marks one navbar item as current: the page itself, else the innermost section that contains it; the first of several.
 * Locale and version menus have their own mark.
 *
 * @param here URL of the page
 */
export function withOneCurrent(items: readonly NavbarItem[], here: string): NavbarItem[] {
  const [chosen] = items
    .flatMap(navbarItemLinks)
    .filter(({ current }) => current !== undefined)
    .toSorted((a, b) => rank(b, here) - rank(a, here));
  const only = (link: NavLink): NavLink => {
    if (link === chosen || link.current === undefined) return link;
    const { current: _, ...rest } = link;
    return rest;
  };
  return items.map((item): NavbarItem => {
    if (item.kind === 'link') return { ...only(item), position: item.position };
    return item.kind === 'dropdown' && item.menu === undefined
      ? { ...item, items: item.items.map(only) }
      : item;
  });
}

function navbarItemLinks(item: NavbarItem): readonly NavLink[] {
  if (item.kind === 'link') return [item];
  return item.kind === 'dropdown' && item.menu === undefined ? item.items : [];
}

/** Of two sections that contain a page, the inner one has the longer URL. A sidebar can have pages of any URL. */
function rank({ current, url }: NavLink, here: string): number {
  if (current === 'page') return Number.POSITIVE_INFINITY;
  return here.startsWith(url) ? url.length : 0;
}
