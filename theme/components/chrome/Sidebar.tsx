import type { SidebarContent } from 'docsgen/theme';
import { Slot } from '../../slot.js';
import { useTranslation } from '../../text.js';
import './Sidebar.css';
import { SidebarFilter } from './SidebarFilter.js';
import { SidebarItems } from './SidebarItems.js';

interface Props {
  readonly sidebar: SidebarContent;
  /** Whether the reader can hide the sidebar. */
  readonly hideable: boolean;
  /** Whether opening a category closes the others on its level. */
  readonly autoCollapse: boolean;
}

/** The navigation of the docs. On small screens it follows the text, or moves into the menu. */
export function Sidebar({ sidebar, hideable, autoCollapse }: Props) {
  const t = useTranslation();
  return (
    <div className="sidebar-column">
      {/* Outside the scrolling list: a sticky field in it would cover the links that scroll below it. */}
      {sidebar.index !== undefined && <SidebarFilter />}
      <nav
        className="sidebar"
        id="_sidebar"
        aria-label={t('chrome.sidebar')}
        data-name={sidebar.name}
        data-index={sidebar.index}
      >
        <Slot name="SidebarTop" />
        <SidebarItems
          items={sidebar.items}
          fullList={sidebar.fullList}
          group={autoCollapse ? '_sidebar' : undefined}
        />
        <Slot name="SidebarBottom" />
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
