import type { BlogSidebar, Crumb, TocEntry } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { RecentPosts } from '../components/blog/RecentPosts.js';
import { PageNotices } from '../components/chrome/PageNotices.js';
import { PagePath } from '../components/chrome/PagePath.js';
import { Toc } from '../components/chrome/Toc.js';

interface Props {
  readonly breadcrumbs: readonly Crumb[];
  readonly sidebar?: BlogSidebar | undefined;
  readonly toc?: readonly TocEntry[] | undefined;
  readonly children: ReactNode;
}

/**
 * The columns of the blog. The latest posts are before the text where there is room, but after it in the document, so
 * that screen readers reach the text first.
 */
export function BlogFrame({ breadcrumbs, sidebar, toc = [], children }: Props) {
  const hasRecent = sidebar !== undefined && sidebar.posts.length > 0;
  return (
    <div className={hasRecent ? 'blog blog-recent' : 'blog'}>
      <div className="blog-column">
        <PageNotices />
        <PagePath crumbs={breadcrumbs} />
        {children}
      </div>
      {hasRecent && <RecentPosts sidebar={sidebar} />}
      <Toc entries={toc} />
    </div>
  );
}
