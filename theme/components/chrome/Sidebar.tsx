import type { SidebarContent } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import './Sidebar.css';
import { SidebarFilter } from './SidebarFilter.js';
import { SidebarItems } from './SidebarItems.js';

interface Props {
  readonly sidebar: SidebarContent;
  /** Whether the reader may put it away. */
  readonly hideable: boolean;
  /** Whether opening a category closes those beside it. */
  readonly autoCollapse: boolean;
}

/** The way through the docs. On small screens it stands after the text, or moves into the menu. */
export function Sidebar({ sidebar, hideable, autoCollapse }: Props) {
  const t = useTranslation();
  return (
    <div className="sidebar-column">
      {/* Beside the list that scrolls, not in it: a field above a list covers the links that pass below it. */}
      {sidebar.index !== undefined && <SidebarFilter />}
      <nav
        className="sidebar"
        id="_sidebar"
        aria-label={t('chrome.sidebar')}
        data-name={sidebar.name}
        data-index={sidebar.index}
      >
        <SidebarItems
          items={sidebar.items}
          whole={sidebar.whole}
          group={autoCollapse ? '_sidebar' : undefined}
        />
      </nav>
      {hideable && (
        <button
          className="sidebar-hide"
          type="button"
          aria-expanded="true"
          aria-controls="_sidebar"
        >
          <span className="when-shown">{t('chrome.hideSidebar')}</span>
          <span className="when-hidden">{t('chrome.showSidebar')}</span>
        </button>
      )}
    </div>
  );
}
