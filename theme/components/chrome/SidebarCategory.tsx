import type { SidebarItem } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { useTranslation } from '../../text.js';
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
  const { label, url, current, open, collapsible } = category;
  if (!collapsible) {
    return (
      <>
        {url === undefined ? (
          <span className="sidebar-group">{label}</span>
        ) : (
          <SidebarLink label={label} url={url} current={current} />
        )}
        {children}
      </>
    );
  }
  return (
    <>
      {url !== undefined && <SidebarLink label={label} url={url} current={current} />}
      <details className="sidebar-details" open={open} name={group}>
        <summary className={url === undefined ? 'sidebar-toggle' : 'sidebar-toggle beside-link'}>
          {url === undefined ? (
            label
          ) : (
            <span className="visually-hidden">{t('chrome.categoryPages', { label })}</span>
          )}
        </summary>
        {children}
      </details>
    </>
  );
}
