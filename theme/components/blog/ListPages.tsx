import type { BlogListContent } from 'docsgen/theme';
import { useTranslation } from '../../text.js';

interface Props {
  readonly list: BlogListContent;
}

/** Pagination of a list of posts. */
export function ListPages({ list: { newer, older, number, pages } }: Props) {
  const t = useTranslation();
  if (pages === 1) return null;
  return (
    <nav className="list-pages" aria-label={t('blog.pages')}>
      {newer && (
        <a className="list-pages-link" href={newer.url}>
          {newer.label}
        </a>
      )}
      <span className="list-pages-here">{t('blog.pageOf', { number, pages })}</span>
      {older && (
        <a className="list-pages-link list-pages-older" href={older.url}>
          {older.label}
        </a>
      )}
    </nav>
  );
}
