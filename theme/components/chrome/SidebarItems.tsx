import type { FullListLink, SidebarItem } from 'docsgen/theme';
import { SidebarCategory } from './SidebarCategory.js';
import { SidebarShowAll } from './SidebarShowAll.js';
import './SidebarItems.css';
import { SidebarLink } from './SidebarLink.js';

interface Props {
  readonly items: readonly SidebarItem[];
  readonly fullList: FullListLink | undefined;
  /** Name that makes the categories of this level exclusive; undefined if they are not. */
  readonly group: string | undefined;
}

/** One level of the sidebar. */
export function SidebarItems({ items, fullList, group }: Props) {
  return (
    <ul className="sidebar-items">
      {items.map((item, index) => {
        // Links have no class: a page may have hundreds of them, and a site thousands of pages.
        const className =
          [sidebarItemKind(item), item.className].filter(Boolean).join(' ') || undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
          <li key={index} className={className}>
            {item.kind === 'link' ? (
              <SidebarLink {...item} />
            ) : (
              <SidebarCategory category={item} group={group}>
                <SidebarItems
                  items={item.items}
                  fullList={item.fullList}
                  group={group === undefined ? undefined : `${group}-${index}`}
                />
              </SidebarCategory>
            )}
          </li>
        );
      })}
      {fullList && <SidebarShowAll {...fullList} />}
    </ul>
  );
}

function sidebarItemKind(item: SidebarItem): string | undefined {
  return item.kind === 'category' || item.folded ? 'sidebar-category' : undefined;
}
