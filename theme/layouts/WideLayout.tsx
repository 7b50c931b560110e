import type { Crumb, TocEntry } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { PageNotices } from '../components/chrome/PageNotices.js';
import { PagePath } from '../components/chrome/PagePath.js';
import { TocDisclosure } from '../components/chrome/TocDisclosure.js';

interface Props {
  readonly breadcrumbs: readonly Crumb[];
  readonly toc: readonly TocEntry[];
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** An article with code beside its text, which leaves no room for a table of contents column. */
export function WideLayout({ breadcrumbs, toc, title, children }: Props) {
  return (
    <div className="operation">
      <article>
        <PageNotices />
        <PagePath crumbs={breadcrumbs} />
        <header className="page-header">
          {title}
          <TocDisclosure entries={toc} />
        </header>
        {children}
      </article>
    </div>
  );
}
