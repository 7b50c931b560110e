import type { NavbarItem } from 'docsgen/theme';
import { Html } from '../docs/Html.js';
import { NavbarDropdown } from './NavbarDropdown.js';
import './NavbarItems.css';
import { NavbarLink } from './NavbarLink.js';
import { NavbarSearch } from './NavbarSearch.js';

interface Props {
  readonly items: readonly NavbarItem[];
  readonly side: 'left' | 'right';
}

/** The items on one side of the navbar, and in the menu of small screens. */
export function NavbarItems({ items, side }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={`navbar-items navbar-items-${side}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
        <li key={index} className={`navbar-item navbar-item-${item.kind}`}>
          <Item item={item} />
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
