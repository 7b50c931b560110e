import type { ReactNode } from 'react';
import { useHeadingLevel } from '../../heading-level.js';

interface Props {
  /** 0 for the title of the page or section that it stands in, 1 for a heading below that. */
  readonly below: 0 | 1;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A heading at the level of its place, at most `h6`. */
export function Heading({ below, id, className, children }: Props) {
  const level = Math.min(useHeadingLevel() + below, 6) as 1 | 2 | 3 | 4 | 5 | 6;
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}
