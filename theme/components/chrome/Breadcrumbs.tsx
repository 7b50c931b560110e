import type { Crumb } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Breakable } from '../docs/Breakable.js';
import './Breadcrumbs.css';

interface Props {
  readonly crumbs: readonly Crumb[];
}

/** The path to the page. A top-level page has none. */
export function Breadcrumbs({ crumbs }: Props) {
  const t = useTranslation();
  if (crumbs.length < 2) return null;
  return (
    <nav className="breadcrumbs" aria-label={t('chrome.breadcrumbs')}>
      <ol className="breadcrumbs-list">
        {crumbs.map(({ label, url }, index) => {
          const current = index === crumbs.length - 1 ? 'page' : undefined;
          const name = <Breakable text={label} />;
          return (
            <li key={`${url ?? ''} ${label}`}>
              {url === undefined ? (
                <span aria-current={current}>{name}</span>
              ) : (
                <a href={url} aria-current={current}>
                  {name}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
