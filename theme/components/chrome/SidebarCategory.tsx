import type { SidebarItem } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { useTranslation } from '../../text.js';
import { EntryLabel } from './EntryLabel.js';
import { SidebarBadge } from './SidebarBadge.js';
import './SidebarCategory.css';
import { SidebarLink } from './SidebarLink.js';

interface Props {
  readonly category: Extract<SidebarItem, { readonly kind: 'category' }>;
  readonly group: string | undefined;
  /** The level below. */
  readonly children: ReactNode;
}

/**
 * A category: a native disclosure, and beside it a link to the category's page if it has one. The link is outside the
 * summary, because assistive technologies do not reliably reach a control nested in another control.
 */
export function SidebarCategory({ category, group, children }: Props) {
  const t = useTranslation();
  const { label, url, current, open, collapsible, badge, icon } = category;
  const name = (
    <EntryLabel icon={icon}>
      {badge ? (
        <span>
          {label} <SidebarBadge {...badge} />
        </span>
      ) : (
        label
      )}
    </EntryLabel>
  );
  const link = url !== undefined && (
    <SidebarLink label={label} url={url} current={current} badge={badge} icon={icon} />
  );
  if (!collapsible) {
    return (
      <>
        {link || <span className="sidebar-group">{name}</span>}
        {children}
      </>
    );
  }
  return (
    <>
      {link}
      <details className="sidebar-details" open={open} name={group}>
        <summary className={url === undefined ? 'sidebar-toggle' : 'sidebar-toggle beside-link'}>
          {url === undefined ? (
            name
          ) : (
            <span className="visually-hidden">{t('chrome.categoryPages', { label })}</span>
          )}
        </summary>
        {children}
      </details>
    </>
  );
}
