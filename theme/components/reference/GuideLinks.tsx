import type { PageLink } from 'docsgen/theme';
import { useTranslation } from '../../text.js';

interface Props {
  readonly guides: readonly PageLink[];
}

/** The guides that use an operation. */
export function GuideLinks({ guides }: Props) {
  const t = useTranslation();
  if (guides.length === 0) return null;
  return (
    <div className="guide-links">
      {t('reference.usedIn')}
      <ul>
        {guides.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
