import type { Crumb, OperationContent } from 'docsgen/theme';
import { Breadcrumbs } from '../components/chrome/Breadcrumbs.js';
import { CopyPage } from '../components/chrome/CopyPage.js';
import { PageNotices } from '../components/chrome/PageNotices.js';
import { Pagination } from '../components/chrome/Pagination.js';
import { TocDisclosure } from '../components/chrome/TocDisclosure.js';
import { BaseUrl } from '../components/reference/BaseUrl.js';
import { Endpoint } from '../components/reference/Endpoint.js';
import { OperationDescription } from '../components/reference/OperationDescription.js';
import { OperationParts } from '../components/reference/OperationParts.js';
import { OperationTitle } from '../components/reference/OperationTitle.js';
import { Samples } from '../components/reference/Samples.js';
import { TryItSlot } from '../components/reference/TryItSlot.js';
import { WebhookNote } from '../components/reference/WebhookNote.js';

interface Props {
  readonly content: OperationContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** An operation: description on one side, code on the other. In one column the code follows the description. */
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
            <TocDisclosure entries={toc} />
            <WebhookNote sender={content.sender} />
            <OperationDescription operation={content} />
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
