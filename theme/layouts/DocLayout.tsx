import type { Crumb, DocContent } from 'docsgen/theme';
import { Feedback } from '../components/chrome/Feedback.js';
import { PageFooter } from '../components/chrome/PageFooter.js';
import { Pagination } from '../components/chrome/Pagination.js';
import { Badge } from '../components/docs/Badge.js';
import { Prose } from '../components/docs/Prose.js';
import { Tags } from '../components/docs/Tags.js';
import { Title } from '../components/docs/Title.js';
import { ArticleLayout } from './ArticleLayout.js';

interface Props {
  readonly content: DocContent;
  readonly body: string;
  readonly breadcrumbs: readonly Crumb[];
}

/** A page made from a Markdown file, with or without a sidebar. */
export function DocLayout({ content, body, breadcrumbs }: Props) {
  const { component, titleHtml, titleId, hideTitle, toc, tags } = content;
  const { editUrl, lastUpdate, previous, next } = content;
  return (
    <ArticleLayout
      breadcrumbs={breadcrumbs}
      toc={toc}
      title={
        <>
          {(content.draft || content.unlisted) && (
            <p className="page-badges">
              {content.draft && <Badge kind="draft" />}{' '}
              {content.unlisted && <Badge kind="unlisted" />}
            </p>
          )}
          {!component?.hasTitle && <Title id={titleId} html={titleHtml} hidden={hideTitle} />}
        </>
      }
      after={
        <>
          <Feedback />
          <footer className="page-footer">
            <Tags tags={tags} />
            <PageFooter editUrl={editUrl} lastUpdate={lastUpdate} />
          </footer>
          <Pagination previous={previous} next={next} />
        </>
      }
    >
      <Prose html={body} />
    </ArticleLayout>
  );
}
