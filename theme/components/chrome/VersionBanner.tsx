import type { PageVersion } from 'docsgen/theme';
import { useTranslation } from '../../text.js';

interface Props {
  readonly version: PageVersion;
}

/** On the pages of a version that most readers do not want: which one it is, and the way to the latest. */
export function VersionBanner({ version: { banner, label, latest } }: Props) {
  const t = useTranslation();
  if (banner === undefined) return null;
  return (
    <p className="page-notice page-notice-version">
      {t(`notice.${banner}`, { version: label })}{' '}
      <a href={latest.url} data-version={latest.name}>
        {t('notice.latest', { version: latest.label })}
      </a>
    </p>
  );
}
