import type { Crumb, TocEntry } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { PageNotices } from '../components/chrome/PageNotices.js';
import { PagePath } from '../components/chrome/PagePath.js';
import { Toc } from '../components/chrome/Toc.js';
import { TocDisclosure } from '../components/chrome/TocDisclosure.js';
import { VersionBadge } from '../components/chrome/VersionBadge.js';
import './ArticleLayout.css';
import { Slot } from '../slot.js';

interface Props {
  readonly breadcrumbs: readonly Crumb[];
  readonly toc?: readonly TocEntry[] | undefined;
  /** Whether the content is a list that also takes the room of a table of contents. */
  readonly wide?: boolean | undefined;
  /** The h1 of the page with its header. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Content after the article, such as previous and next page. */
  readonly after?: ReactNode;
}

/** An article with breadcrumbs, a table of contents and content below it. */
export function ArticleLayout({ breadcrumbs, toc = [], wide, title, children, after }: Props) {
  return (
    <div className={wide ? 'page page-wide' : 'page'}>
      <Toc entries={toc} />
      <div className="page-column">
        <article>
          <PageNotices />
          <PagePath crumbs={breadcrumbs} />
          <header className="page-header">
            <VersionBadge />
            {title}
          </header>
          <Slot name="ArticleTop" />
          <TocDisclosure entries={toc} sticky />
          {children}
          <Slot name="ArticleBottom" />
        </article>
        {after}
      </div>
    </div>
  );
}
