import type { NotFoundContent } from 'docsgen/theme';
import { Icon } from '../components/docs/Icon.js';
import { useTranslation } from '../text.js';

interface Props {
  readonly content: NotFoundContent;
  readonly homeUrl: string;
  readonly hasSearch: boolean;
}

/** The Not Found page, with a search, similar pages and links. */
export function NotFoundLayout({ content, homeUrl, hasSearch }: Props) {
  const t = useTranslation();
  const { title, links, paths } = content;
  return (
    <article className="not-found">
      <p className="not-found-code">404</p>
      <h1>{title}</h1>
      <p className="page-lead">{t('notFound.text')}</p>
      <div className="not-found-actions">
        {hasSearch && (
          <button className="not-found-search" type="button" data-search-open="">
            <Icon name="search" />
            {t('notFound.search')}
            <kbd>/</kbd>
          </button>
        )}
        <a className="not-found-home" href={homeUrl}>
          {t('notFound.home')}
        </a>
      </div>
      {links.length > 0 && (
        <>
          <h2>{t('notFound.links')}</h2>
          <ul className="not-found-links">
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* Last, so that nothing moves when the script fills it. */}
      {paths !== undefined && (
        <section className="not-found-near" data-paths={paths} data-base={homeUrl} hidden>
          <h2>{t('notFound.near')}</h2>
        </section>
      )}
    </article>
  );
}
