import type { ReactNode } from 'react';
import { Html } from '../docs/Html.js';

interface Props {
  /** HTML of the icon, which is decorative. */
  readonly icon: string | undefined;
  readonly children: ReactNode;
}

/** The label of an entry of a sidebar or navbar, after its icon if it has one. */
export function EntryLabel({ icon, children }: Props) {
  if (icon === undefined) return children;
  return (
    <span className="entry-label">
      <Html as="span" className="entry-icon" html={icon} />
      {/* One item beside the icon, whatever the label consists of. */}
      <span>{children}</span>
    </span>
  );
}
