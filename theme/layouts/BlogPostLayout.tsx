import type { BlogPostContent, Crumb } from 'docsgen/theme';
import { PostAuthors } from '../components/blog/PostAuthors.js';
import { PostMetadata } from '../components/blog/PostMetadata.js';
import { PostPagination } from '../components/blog/PostPagination.js';
import { PostTags } from '../components/blog/PostTags.js';
import { PageFooter } from '../components/chrome/PageFooter.js';
import { TocDisclosure } from '../components/chrome/TocDisclosure.js';
import { Badge } from '../components/docs/Badge.js';
import { Prose } from '../components/docs/Prose.js';
import { Title } from '../components/docs/Title.js';
import { Slot } from '../slot.js';
import { BlogFrame } from './BlogFrame.js';

interface Props {
  readonly content: BlogPostContent;
  readonly body: string;
  readonly breadcrumbs: readonly Crumb[];
}

/** A post with its metadata, authors, text, tags and links to its neighbours. */
export function BlogPostLayout({ content, body, breadcrumbs }: Props) {
  const { post, toc, sidebar, hideTitle, editUrl, lastUpdate, newer, older } = content;
  return (
    <BlogFrame breadcrumbs={breadcrumbs} sidebar={sidebar} toc={toc}>
      <article>
        <header className="page-header">
          {(content.draft || content.unlisted) && (
            <p className="page-badges">
              {content.draft && <Badge kind="draft" />}{' '}
              {content.unlisted && <Badge kind="unlisted" />}
            </p>
          )}
          <Title id={content.titleId} html={post.titleHtml} hidden={hideTitle} />
          <PostMetadata post={post} />
          <PostAuthors authors={post.authors} size="large" />
        </header>
        <Slot name="ArticleTop" />
        <TocDisclosure entries={toc} sticky />
        <Prose html={body} />
        <Slot name="ArticleBottom" />
        <footer className="page-footer">
          <PostTags tags={post.tags} />
          <PageFooter editUrl={editUrl} lastUpdate={lastUpdate} />
        </footer>
      </article>
      <PostPagination newer={newer} older={older} />
    </BlogFrame>
  );
}
