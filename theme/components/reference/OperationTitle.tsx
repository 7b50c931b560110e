import type { OperationView } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { Badge } from '../docs/Badge.js';
import { Breakable } from '../docs/Breakable.js';
import { ContentText } from '../docs/ContentText.js';
import { Heading } from '../docs/Heading.js';
import { Badges } from './Badges.js';

interface Props {
  readonly operation: OperationView;
  /** Content after the title, such as a link to it. */
  readonly children?: ReactNode;
}

/** The title of an operation with its badges. */
export function OperationTitle({ operation, children }: Props) {
  const { title, deprecated, badges } = operation;
  return (
    <Heading below={0} className="operation-title">
      <Badges badges={badges} position="before" />
      <ContentText>
        <Breakable text={title} />
      </ContentText>
      {deprecated && (
        <>
          {' '}
          <Badge kind="deprecated" />
        </>
      )}
      <Badges badges={badges} position="after" />
      {children}
    </Heading>
  );
}
