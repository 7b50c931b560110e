import type { ReactNode } from 'react';
import { NestedHeadings } from '../../heading-level.js';
import { Heading } from '../docs/Heading.js';
import { HeadingAnchor } from '../docs/HeadingAnchor.js';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Content beside the title. */
  readonly aside?: ReactNode;
  /** The side of the exchange that the section is about; fields of the other side are not shown. */
  readonly side?: 'request' | 'response' | undefined;
  readonly children: ReactNode;
}

/** A section of a reference page, with a heading that can be linked to. */
export function ReferenceSection({ id, title, aside, side, children }: Props) {
  return (
    <section className="reference-section" data-side={side}>
      <Heading below={1} id={id} className="reference-title">
        {title}
        {aside}
        <HeadingAnchor id={id} title={title} />
      </Heading>
      <NestedHeadings by={1}>{children}</NestedHeadings>
    </section>
  );
}
