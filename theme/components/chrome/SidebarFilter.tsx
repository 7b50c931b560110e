import { useTranslation } from '../../text.js';
import './SidebarFilter.css';

/** Finds entries of a large sidebar by their words. Its script loads when the reader turns to the sidebar. */
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
