import type { PageLink } from 'docsgen/theme';
import { useTranslation } from '../../text.js';

interface Props {
  readonly lists: readonly PageLink[];
  readonly feeds: readonly PageLink[];
}

/** Links to the other lists of the blog and to its feeds. */
export function BlogLinks({ lists, feeds }: Props) {
  const t = useTranslation();
  if (lists.length === 0 && feeds.length === 0) return null;
  return (
    <div className="blog-links">
      {lists.length > 0 && (
        <nav aria-label={t('blog.links')}>
          <Links links={lists} />
        </nav>
      )}
      {feeds.length > 0 && (
        <div className="blog-feeds">
          <span id="_feeds">{t('blog.feeds')}</span>
          <Links links={feeds} labelledBy="_feeds" />
        </div>
      )}
    </div>
  );
}

function Links({ links, labelledBy }: { links: readonly PageLink[]; labelledBy?: string }) {
  return (
    <ul className="blog-links-list" aria-labelledby={labelledBy}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
