import type { PageVersion } from 'docsgen/theme';
import { useTranslation } from '../../text.js';

interface Props {
  readonly version: PageVersion;
}

/** Names an outdated or unreleased version and links to the latest. */
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
