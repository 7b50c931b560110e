import type { PageLink } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Breakable } from '../docs/Breakable.js';
import './Pagination.css';

interface Props {
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** Links to the previous and the next page. */
export function Pagination({ previous, next }: Props) {
  const t = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label={t('page.pagination')}>
      {previous && (
        <a className="pagination-link" href={previous.url} rel="prev">
          <span className="pagination-way">{t('page.previous')}</span>
          <span className="pagination-label">
            <Breakable text={previous.label} />
          </span>
        </a>
      )}
      {next && (
        <a className="pagination-link pagination-next" href={next.url} rel="next">
          <span className="pagination-way">{t('page.next')}</span>
          <span className="pagination-label">
            <Breakable text={next.label} />
          </span>
        </a>
      )}
    </nav>
  );
}
