import type { Crumb, OperationContent } from 'docsgen/theme';
import { Authentication } from '../components/Authentication.js';
import { Badge } from '../components/Badge.js';
import { BaseUrl } from '../components/BaseUrl.js';
import { Breadcrumbs } from '../components/Breadcrumbs.js';
import { ContentText } from '../components/ContentText.js';
import { CopyPage } from '../components/CopyPage.js';
import { Endpoint } from '../components/Endpoint.js';
import { PageNotices } from '../components/PageNotices.js';
import { Pagination } from '../components/Pagination.js';
import { Parameters } from '../components/Parameters.js';
import { Prose } from '../components/Prose.js';
import { RequestBody } from '../components/RequestBody.js';
import { Responses } from '../components/Responses.js';
import { Samples } from '../components/Samples.js';
import { TocFold } from '../components/TocFold.js';
import { TryItSlot } from '../components/TryItSlot.js';

interface Props {
  readonly content: OperationContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** One operation: words on one side, code on the other. In one column the code follows the description. */
export function OperationLayout({ content, breadcrumbs }: Props) {
  const { title, method, path, deprecated, html, servers, security, toc } = content;
  return (
    <div className="operation">
      <article>
        <PageNotices />
        <Breadcrumbs crumbs={breadcrumbs} />
        <div className="operation-grid">
          <header className="operation-intro">
            <h1>
              <ContentText>{title}</ContentText>
              {deprecated && <Badge kind="deprecated" />}
            </h1>
            <Endpoint method={method} path={path} />
            <BaseUrl servers={servers} />
            <CopyPage />
            <TocFold entries={toc} />
            <Prose html={html} />
          </header>
          <Samples operation={content} />
          <div className="operation-details">
            <TryItSlot operation={content} />
            <Authentication alternatives={security} />
            <Parameters groups={content.parameters} />
            <RequestBody body={content.requestBody} />
            <Responses responses={content.responses} />
          </div>
        </div>
      </article>
      <Pagination previous={content.previous} next={content.next} />
    </div>
  );
}
