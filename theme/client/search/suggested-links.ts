/** A group of links to offer before the reader has written a query. */
export interface LinkGroup {
  readonly label: string;
  readonly links: readonly HTMLAnchorElement[];
}

/** Number of links of a group that are offered. */
const maxLinks = 8;

/** The pages that the navbar links to, and the sections of this page. */
export function suggestedLinks(): LinkGroup[] {
  const navbar = document.getElementById('_navbar');
  const toc = document.querySelector('.toc-list')?.closest('nav');
  const links = (nav: Element | null | undefined, selector: string): HTMLAnchorElement[] =>
    [...(nav?.querySelectorAll<HTMLAnchorElement>(selector) ?? [])].slice(0, maxLinks);
  return [
    {
      label: document.querySelector('.brand-title')?.textContent ?? navbar?.ariaLabel ?? '',
      links: links(navbar, '.navbar-items-left > .navbar-item-link > a:not(.external)'),
    },
    {
      label: toc?.ariaLabel ?? toc?.querySelector('.toc-title')?.textContent ?? '',
      links: links(toc, 'a'),
    },
  ].filter((group) => group.links.length > 0);
}
