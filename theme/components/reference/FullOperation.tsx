import type { FullOperationView } from 'docsgen/theme';
import { NestedHeadings } from '../../heading-level.js';
import { useTranslation } from '../../text.js';
import { HeadingAnchor } from '../docs/HeadingAnchor.js';
import { BaseUrl } from './BaseUrl.js';
import { Endpoint } from './Endpoint.js';
import { OperationDescription } from './OperationDescription.js';
import { OperationParts } from './OperationParts.js';
import { OperationTitle } from './OperationTitle.js';
import { Samples } from './Samples.js';
import { TryItSlot } from './TryItSlot.js';
import { WebhookNote } from './WebhookNote.js';

interface Props {
  readonly operation: FullOperationView;
  /** Levels between its title and the page's title. */
  readonly depth: number;
}

/** A complete operation on a page with others. */
export function FullOperation({ operation, depth }: Props) {
  const { anchor, title, method, path } = operation;
  return (
    <NestedHeadings by={depth}>
      <section className="full-operation operation-grid" id={anchor}>
        <header className="operation-intro">
          <OperationTitle operation={operation}>
            <HeadingAnchor id={anchor} title={title} />
          </OperationTitle>
          <Endpoint method={method} path={path} />
          <BaseUrl operation={operation} />
          <OwnPage url={operation.url} />
          <WebhookNote sender={operation.sender} />
          <OperationDescription operation={operation} />
        </header>
        <Samples operation={operation} />
        <div className="operation-details">
          <TryItSlot operation={operation} />
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
