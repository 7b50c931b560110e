import type { CategoryContent } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Breakable } from './Breakable.js';
import { Icon } from './Icon.js';

interface Props {
  readonly items: CategoryContent['items'];
}

/** The pages of a category as cards. */
export function CategoryCards({ items }: Props) {
  const t = useTranslation();
  if (items.length === 0) return <p>{t('page.empty')}</p>;
  // An icon that all cards have says nothing.
  const hasFolders = items.some(({ count }) => count !== undefined);
  return (
    <ul className="cards">
      {items.map(({ label, url, description, count, untranslated }) => (
        <li className="card" key={url}>
          {hasFolders && (
            <span className="card-icon">
              <Icon name={count === undefined ? 'page' : 'folder'} />
            </span>
          )}
          <a href={url} {...untranslated}>
            <Breakable text={label} />
          </a>
          {untranslated ? <span {...untranslated}>{description}</span> : description}
          {count !== undefined && <span className="card-count">{t('page.count', { count })}</span>}
        </li>
      ))}
    </ul>
  );
}
