import type { Crumb, OperationContent } from 'docsgen/theme';
import { BaseUrl } from '../components/BaseUrl.js';
import { Breadcrumbs } from '../components/Breadcrumbs.js';
import { CopyPage } from '../components/CopyPage.js';
import { Endpoint } from '../components/Endpoint.js';
import { OperationParts } from '../components/OperationParts.js';
import { OperationTitle } from '../components/OperationTitle.js';
import { OperationWords } from '../components/OperationWords.js';
import { PageNotices } from '../components/PageNotices.js';
import { Pagination } from '../components/Pagination.js';
import { Samples } from '../components/Samples.js';
import { TocFold } from '../components/TocFold.js';
import { TryItSlot } from '../components/TryItSlot.js';
import { WebhookNote } from '../components/WebhookNote.js';

interface Props {
  readonly content: OperationContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** One operation: words on one side, code on the other. In one column the code follows the description. */
export function OperationLayout({ content, breadcrumbs }: Props) {
  const { method, path, toc } = content;
  return (
    <div className="operation">
      <article>
        <PageNotices />
        <Breadcrumbs crumbs={breadcrumbs} />
        <div className="operation-grid">
          <header className="operation-intro">
            <OperationTitle operation={content} />
            <Endpoint method={method} path={path} />
            <BaseUrl operation={content} />
            <CopyPage />
            <TocFold entries={toc} />
            <WebhookNote sender={content.sender} />
            <OperationWords operation={content} />
          </header>
          <Samples operation={content} />
          <div className="operation-details">
            <TryItSlot operation={content} />
            <OperationParts operation={content} />
          </div>
        </div>
      </article>
      <Pagination previous={content.previous} next={content.next} />
    </div>
  );
}
