import type { Chrome, NavbarItem, NavLink } from 'docsgen/theme';

/** Ranges of window widths, each from its width to that of the next; the names are in classes of the style sheet. */
const ranges = [
  { name: 'narrow', fromRem: 62.25, searchRem: 2.25 },
  { name: 'wide', fromRem: 80, searchRem: 11.5 },
] as const;

/** The links that have no room in the navbar of a range of window widths. */
export interface NavbarOverflow {
  readonly range: 'narrow' | 'wide';
  readonly links: readonly NavLink[];
}

/**
 * Finds the last links on the left that would wrap into a second row. Widths are estimated, as only browsers know fonts.
 */
export function navbarOverflow(items: Chrome['navbar'], chrome: Chrome): readonly NavbarOverflow[] {
  const links = items.filter((item) => item.kind === 'link').filter(isLeft);
  const itemsRem = items.reduce((sum, item) => sum + itemWidthRem(item), 0);
  return ranges.flatMap(({ name, fromRem, searchRem }) => {
    const toolsRem = (chrome.search ? searchRem : 0) + (chrome.colorMode.switchable ? 2.5 : 0);
    // Padding of the bar on both sides, and the gaps before and after the links.
    const freeRem = fromRem - 4 - 3 - brandWidthRem(chrome) - toolsRem;
    if (itemsRem <= freeRem || links.length === 0) return [];
    let shownRem = itemsRem + moreWidthRem;
    let count = links.length;
    for (; count > 0 && shownRem > freeRem; count -= 1) shownRem -= itemWidthRem(links[count - 1]);
    return [{ range: name, links: links.slice(count) }];
  });
}

function isLeft({ position }: NavbarItem): boolean {
  return position === 'left';
}

/** The summary of the menu that holds the links without room, and the gap before it. */
const moreWidthRem = 4.5;

function itemWidthRem(item: NavbarItem | undefined): number {
  if (item === undefined || item.kind === 'search') return 0;
  const gapRem = 1.25;
  if (item.kind === 'html')
    return gapRem + textWidthRem(item.html.replace(/<[^>]*>/g, ''), fontRem);
  const icons = (item.icon === undefined ? 0 : 1.5) + (item.kind === 'dropdown' ? 1.125 : 0);
  const arrow = item.kind === 'link' && item.external ? 0.875 : 0;
  return gapRem + textWidthRem(item.label, fontRem) + icons + arrow;
}

const fontRem = 0.875;

function brandWidthRem({ logo, siteTitle }: Chrome): number {
  const logoRem = logo && (1.75 * (logo.width ?? 1)) / (logo.height ?? logo.width ?? 1);
  return Math.min(
    18,
    (logoRem ?? 0) + (siteTitle && logo ? 0.625 : 0) + textWidthRem(siteTitle, 1),
  );
}

/** Letters of Chinese, Japanese and Korean are about twice as wide as others. */
function textWidthRem(text: string, sizeRem: number): number {
  const wide = text.match(/[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uffef]/g)?.length ?? 0;
  return (wide + (text.length - wide) * 0.52) * sizeRem;
}
