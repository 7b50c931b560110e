import type { Crumb, OperationContent } from 'docsgen/theme';
import { Feedback } from '../components/chrome/Feedback.js';
import { PageNotices } from '../components/chrome/PageNotices.js';
import { PagePath } from '../components/chrome/PagePath.js';
import { Pagination } from '../components/chrome/Pagination.js';
import { TocDisclosure } from '../components/chrome/TocDisclosure.js';
import { GuideLinks } from '../components/reference/GuideLinks.js';
import { OperationDescription } from '../components/reference/OperationDescription.js';
import { OperationHead } from '../components/reference/OperationHead.js';
import { OperationId } from '../components/reference/OperationId.js';
import { OperationParts } from '../components/reference/OperationParts.js';
import { Samples } from '../components/reference/Samples.js';
import { WebhookNote } from '../components/reference/WebhookNote.js';
import { Slot } from '../slot.js';

interface Props {
  readonly content: OperationContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** An operation: description on one side, code on the other. In one column the code follows the description. */
export function OperationLayout({ content, breadcrumbs }: Props) {
  return (
    <div className="operation">
      <article>
        <PageNotices />
        <PagePath crumbs={breadcrumbs} />
        <div className="operation-grid">
          <header className="operation-intro">
            <OperationHead operation={content} />
            <WebhookNote sender={content.sender} />
            <OperationDescription operation={content}>
              <GuideLinks guides={content.usedIn} />
              <div className="operation-more">
                <TocDisclosure entries={content.toc} />
                <OperationId operation={content} />
              </div>
            </OperationDescription>
          </header>
          <Samples operation={content} />
          <div className="operation-details">
            <OperationParts operation={content} />
          </div>
        </div>
        <Slot name="ArticleBottom" />
      </article>
      <Feedback />
      <Pagination previous={content.previous} next={content.next} />
    </div>
  );
}
