import { useTranslation } from '../../text.js';
import { Icon } from '../docs/Icon.js';
import './NavbarSearch.css';

/** The search as an entry of the menu on small screens; the navbar shows `SearchSlot` instead. */
export function NavbarSearch() {
  const t = useTranslation();
  return (
    <button className="navbar-search navbar-link" type="button" data-search-open="">
      <Icon name="search" />
      {t('chrome.search')}
    </button>
  );
}
