import { useTranslation } from '../../text.js';
import './SidebarFilter.css';

/** Filters the entries of a large sidebar. Its script loads when the reader points at the sidebar or focuses it. */
export function SidebarFilter() {
  const t = useTranslation();
  return (
    <search className="sidebar-filter" aria-label={t('chrome.sidebarFilter')}>
      <input
        type="search"
        aria-label={t('chrome.sidebarFilter')}
        placeholder={t('chrome.sidebarFilter')}
        autoComplete="off"
        spellCheck={false}
      />
    </search>
  );
}
