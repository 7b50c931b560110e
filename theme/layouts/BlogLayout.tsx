import type { BlogContent, Crumb } from 'docsgen/theme';
import { BlogArchiveLayout } from './BlogArchiveLayout.js';
import { BlogIndexLayout } from './BlogIndexLayout.js';
import { BlogListLayout } from './BlogListLayout.js';
import { BlogPostLayout } from './BlogPostLayout.js';

interface Props {
  readonly content: BlogContent;
  /** The text of a post, as HTML. */
  readonly body: string;
  readonly breadcrumbs: readonly Crumb[];
}

/** A page of the blog. */
export function BlogLayout({ content, body, breadcrumbs }: Props) {
  switch (content.kind) {
    case 'blog-list':
      return <BlogListLayout content={content} breadcrumbs={breadcrumbs} />;
    case 'blog-post':
      return <BlogPostLayout content={content} body={body} breadcrumbs={breadcrumbs} />;
    case 'blog-index':
      return <BlogIndexLayout content={content} breadcrumbs={breadcrumbs} />;
    case 'blog-archive':
      return <BlogArchiveLayout content={content} breadcrumbs={breadcrumbs} />;
  }
}
