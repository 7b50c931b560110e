import type { NavbarItem, NavLink } from '../page-props/chrome.js';

/**
 * The items of a navbar with one of them marked as current: the page itself, else the innermost section that it lies
 * in; of several alike the first. Menus of languages and versions have their own mark.
 */
export function withOneCurrent(items: readonly NavbarItem[]): NavbarItem[] {
  const [chosen] = items
    .flatMap(navbarItemLinks)
    .filter(({ current }) => current !== undefined)
    .toSorted((a, b) => rank(b) - rank(a));
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

/** Of two sections that a page lies in, the inner one has the longer address. */
function rank({ current, url }: NavLink): number {
  return current === 'page' ? Number.POSITIVE_INFINITY : url.length;
}
