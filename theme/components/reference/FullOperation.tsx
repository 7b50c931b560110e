import type { FullOperationView } from 'docsgen/theme';
import { NestedHeadings } from '../../heading-level.js';
import { useTranslation } from '../../text.js';
import { HeadingAnchor } from '../docs/HeadingAnchor.js';
import { OperationDescription } from './OperationDescription.js';
import { OperationHead } from './OperationHead.js';
import { OperationId } from './OperationId.js';
import { OperationParts } from './OperationParts.js';
import { Samples } from './Samples.js';
import { WebhookNote } from './WebhookNote.js';

interface Props {
  readonly operation: FullOperationView;
  /** Levels between its title and the page's title. */
  readonly depth: number;
}

/** A complete operation on a page with others. */
export function FullOperation({ operation, depth }: Props) {
  const { anchor, title } = operation;
  return (
    <NestedHeadings by={depth}>
      <section className="full-operation operation-grid" id={anchor}>
        <header className="operation-intro">
          <OperationHead operation={operation}>
            <HeadingAnchor id={anchor} title={title} />
          </OperationHead>
          <OwnPage url={operation.url} />
          <WebhookNote sender={operation.sender} />
          <OperationDescription operation={operation} />
          <OperationId operation={operation} />
        </header>
        <Samples operation={operation} />
        <div className="operation-details">
          <OperationParts operation={operation} />
        </div>
      </section>
    </NestedHeadings>
  );
}

function OwnPage({ url }: { readonly url: string | undefined }) {
  const t = useTranslation();
  if (url === undefined) return null;
  return (
    <p className="base-url">
      <a href={url}>{t('reference.ownPage')}</a>
    </p>
  );
}
