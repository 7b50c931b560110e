import type { SidebarItem } from 'docsgen/theme';
import { SidebarCategory } from './SidebarCategory.js';
import './SidebarItems.css';
import { SidebarLink } from './SidebarLink.js';

interface Props {
  readonly items: readonly SidebarItem[];
  /** Name that makes the categories of this level close one another; absent where they do not. */
  readonly group: string | undefined;
}

/** One level of the sidebar. */
export function SidebarItems({ items, group }: Props) {
  return (
    <ul className="sidebar-items">
      {items.map((item, index) => {
        const className = item.className === undefined ? '' : ` ${item.className}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
          <li key={index} className={`sidebar-item sidebar-item-${item.kind}${className}`}>
            {item.kind === 'link' ? (
              <SidebarLink {...item} />
            ) : (
              <SidebarCategory category={item} group={group}>
                <SidebarItems
                  items={item.items}
                  group={group === undefined ? undefined : `${group}-${index}`}
                />
              </SidebarCategory>
            )}
          </li>
        );
      })}
    </ul>
  );
}
