import type { NavbarItem } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Icon } from '../docs/Icon.js';
import { EntryLabel } from './EntryLabel.js';
import './NavbarDropdown.css';
import { NavbarLink } from './NavbarLink.js';

interface Props {
  readonly dropdown: Extract<NavbarItem, { readonly kind: 'dropdown' }>;
}

const menuNames = {
  locale: 'chrome.language',
  version: 'chrome.version',
  product: 'chrome.docs',
} as const;

/** A native disclosure, which opens without scripts. Scripts add arrow keys and close it on a click elsewhere. */
export function NavbarDropdown({ dropdown: { label, icon, items, menu } }: Props) {
  const t = useTranslation();
  const name = menu && t(menuNames[menu]);
  return (
    <details className="dropdown" data-menu={menu}>
      <summary>
        {menu === 'locale' && <Icon name="globe" />}
        {name !== undefined && label !== name && <span className="visually-hidden">{name}: </span>}
        <span className="dropdown-label">
          <EntryLabel icon={icon}>{label}</EntryLabel>
        </span>
      </summary>
      <ul className="dropdown-items">
        {items.map((link) => (
          <li key={link.url + link.label}>
            <NavbarLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
