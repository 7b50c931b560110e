import type { FullListLink } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import './SidebarShowAll.css';

/** Ends a shortened list. With scripts, the rest is added to the same list. */
export function SidebarShowAll({ url, count }: FullListLink) {
  const t = useTranslation();
  return (
    <li className="sidebar-all">
      <a href={url}>{t('chrome.sidebarAll', { count })}</a>
    </li>
  );
}
