import type { WholeList } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import './SidebarShowAll.css';

/** Ends a list of which the sidebar shows a part. With scripts the rest comes into the same list. */
export function SidebarShowAll({ url, count }: WholeList) {
  const t = useTranslation();
  return (
    <li className="sidebar-all">
      <a href={url}>{t('chrome.sidebarAll', { count })}</a>
    </li>
  );
}
