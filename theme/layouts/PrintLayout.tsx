import type { Crumb, PrintContent, PrintItem } from 'docsgen/theme';
import { PageNotices } from '../components/chrome/PageNotices.js';
import { PagePath } from '../components/chrome/PagePath.js';
import { VersionBadge } from '../components/chrome/VersionBadge.js';
import { useTranslation } from '../text.js';

interface Props {
  readonly content: PrintContent;
  readonly breadcrumbs: readonly Crumb[];
}

/** All pages of a sidebar: the contents, then a section for each page, filled in after rendering. */
export function PrintLayout({ content: { title, count, items }, breadcrumbs }: Props) {
  const t = useTranslation();
  return (
    <>
      <div className="page print-contents">
        <div className="page-column">
          <PageNotices />
          <PagePath crumbs={breadcrumbs} />
          <header className="page-header">
            <VersionBadge />
            <h1>{title}</h1>
            <p className="page-lead print-lead">
              {t('print.lead', { pages: t('page.count', { count }) })}
            </p>
          </header>
          <nav aria-label={t('print.contents')}>
            <Contents items={items} />
          </nav>
        </div>
      </div>
      <div className="print-pages" />
    </>
  );
}

function Contents({ items }: { readonly items: readonly PrintItem[] }) {
  return (
    <ul className="print-items">
      {items.map(({ label, id, items: below }) => (
        <li key={id ?? label}>
          {id === undefined ? <strong>{label}</strong> : <a href={`#${id}`}>{label}</a>}
          {below.length > 0 && <Contents items={below} />}
        </li>
      ))}
    </ul>
  );
}
