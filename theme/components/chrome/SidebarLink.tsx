import type { ComponentProps } from 'react';
import { useTranslation } from '../../text.js';
import { Breakable, isBreakable } from '../docs/Breakable.js';
import { MethodBadge } from '../reference/MethodBadge.js';
import { EntryLabel } from './EntryLabel.js';
import { SidebarBadge } from './SidebarBadge.js';
import './SidebarLink.css';

interface Props {
  readonly label: string;
  readonly url: string;
  readonly current: boolean;
  readonly external?: boolean | undefined;
  readonly badge?: ComponentProps<typeof SidebarBadge> | undefined;
  readonly icon?: string | undefined;
  readonly method?: string | undefined;
  readonly deprecated?: boolean | undefined;
}

/** The link to a page or to the page of a category. */
export function SidebarLink({
  label,
  url,
  current,
  external,
  badge,
  icon,
  method,
  deprecated,
}: Props) {
  // Content beyond a single text node needs a box of its own beside the badge.
  const needsBox = external || deprecated || isBreakable(label);
  const name = needsBox ? (
    <LinkName label={label} external={external} deprecated={deprecated} />
  ) : (
    label
  );
  return (
    <a href={url} aria-current={current ? 'page' : undefined}>
      {/* Most of dozens of links on a page have no icon. */}
      {icon === undefined ? name : <EntryLabel icon={icon}>{name}</EntryLabel>}
      {badge && (
        <>
          {' '}
          <SidebarBadge {...badge} />
        </>
      )}
      {method !== undefined && <MethodBadge method={method} size="small" />}
    </a>
  );
}

function LinkName({
  label,
  external,
  deprecated,
}: Pick<Props, 'label' | 'external' | 'deprecated'>) {
  const t = useTranslation();
  const name = <Breakable text={label} />;
  return (
    <span className={external ? 'external' : undefined}>
      {deprecated ? <s>{name}</s> : name}
      {deprecated && <span className="visually-hidden"> {t('chrome.deprecated')}</span>}
    </span>
  );
}
