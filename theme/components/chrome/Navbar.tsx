import type { Chrome } from 'docsgen/theme';
import { Slot } from '../../slot.js';
import { useTranslation } from '../../text.js';
import { Brand } from './Brand.js';
import { ColorSwitch } from './ColorSwitch.js';
import { MenuLink } from './MenuLink.js';
import './Navbar.css';
import { NavbarItems } from './NavbarItems.js';
import { navbarOverflow } from './navbar-overflow.js';
import { SearchSlot } from './SearchSlot.js';

interface Props {
  readonly chrome: Chrome;
  readonly hasSidebar: boolean;
}

/** Whether the site has a search. */
export function hasSearch({ search }: Chrome): boolean {
  return search !== undefined;
}

/**
 * The items with the search, which is on the right by default, as in Docusaurus. Without a search, its item is removed.
 */
function chromeItems({ navbar, search }: Chrome): Chrome['navbar'] {
  if (search === undefined) return navbar.filter(({ kind }) => kind !== 'search');
  const placed = navbar.some(({ kind }) => kind === 'search');
  return placed ? navbar : [...navbar, { kind: 'search', position: 'right' }];
}

/** The bar at the top: brand, navigation, search and colour switch. */
export function Navbar({ chrome, hasSidebar }: Props) {
  const t = useTranslation();
  const items = chromeItems(chrome);
  const position = items.find(({ kind }) => kind === 'search')?.position;
  const search = chrome.search !== undefined && <SearchSlot index={chrome.search} />;
  const at = (side: 'left' | 'right') => items.filter((item) => item.position === side);
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <Brand chrome={chrome} />
        {position === 'left' && search}
        <nav className="navbar-nav" id="_navbar" aria-label={t('chrome.mainNavigation')}>
          <NavbarItems items={at('left')} side="left" overflow={navbarOverflow(items, chrome)} />
          <NavbarItems items={at('right')} side="right" />
        </nav>
        <div className="navbar-tools">
          {position === 'right' && search}
          {chrome.colorMode.switchable && <ColorSwitch />}
          <Slot name="NavbarEnd" />
          <MenuLink target={hasSidebar ? '_sidebar' : '_navbar'} />
        </div>
      </div>
    </header>
  );
}
