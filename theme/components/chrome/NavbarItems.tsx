import type { NavbarItem } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Html } from '../docs/Html.js';
import { NavbarDropdown } from './NavbarDropdown.js';
import './NavbarItems.css';
import { NavbarLink } from './NavbarLink.js';
import { NavbarSearch } from './NavbarSearch.js';
import type { NavbarOverflow } from './navbar-overflow.js';

interface Props {
  readonly items: readonly NavbarItem[];
  readonly side: 'left' | 'right';
  /** The items that have no room in the row, for ranges of window widths. */
  readonly overflow?: readonly NavbarOverflow[];
}

/**
 * The items on one side of the navbar, and in the menu of small screens. Items that would wrap into a second row are also
 * in a dropdown at the end; the style sheet shows one of the two.
 */
export function NavbarItems({ items, side, overflow = [] }: Props) {
  const t = useTranslation();
  if (items.length === 0) return null;
  const itemClass = (item: NavbarItem) =>
    [
      `navbar-item navbar-item-${item.kind}`,
      ...overflow
        .filter(({ links }) => links.some((link) => link === item))
        .map(({ range }) => `navbar-not-${range}`),
    ].join(' ');
  return (
    <ul className={`navbar-items navbar-items-${side}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
        <li key={index} className={itemClass(item)}>
          <Item item={item} />
        </li>
      ))}
      {overflow.map(({ range, links }) => (
        <li
          key={range}
          className={`navbar-more navbar-not-${range === 'wide' ? 'narrow' : 'wide'}`}
        >
          <NavbarDropdown
            dropdown={{ kind: 'dropdown', label: t('chrome.more'), items: links, position: side }}
          />
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { readonly item: NavbarItem }) {
  switch (item.kind) {
    case 'link':
      return <NavbarLink link={item} />;
    case 'dropdown':
      return <NavbarDropdown dropdown={item} />;
    case 'html':
      return <Html className="navbar-html" html={item.html} />;
    case 'search':
      return <NavbarSearch />;
  }
}
