import type { PageLink } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import '../chrome/Pagination.css';

interface Props {
  readonly newer?: PageLink | undefined;
  readonly older?: PageLink | undefined;
}

/** Links to the next newer and the next older post. */
export function PostPagination({ newer, older }: Props) {
  const t = useTranslation();
  if (!newer && !older) return null;
  return (
    <nav className="pagination" aria-label={t('blog.neighbours')}>
      {newer && (
        <a className="pagination-link" href={newer.url}>
          <span className="pagination-way">{t('blog.newerPost')}</span>
          <span className="pagination-label">{newer.label}</span>
        </a>
      )}
      {older && (
        <a className="pagination-link pagination-next" href={older.url}>
          <span className="pagination-way">{t('blog.olderPost')}</span>
          <span className="pagination-label">{older.label}</span>
        </a>
      )}
    </nav>
  );
}
