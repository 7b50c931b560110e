import { usePage } from '../../page.js';
import { useTranslation } from '../../text.js';
import '../docs/Badge.css';

/** The docs version of the page, if the site shows it. */
export function VersionBadge() {
  const t = useTranslation();
  const { version } = usePage() ?? {};
  if (!version?.badge) return null;
  return (
    <p className="page-badges">
      <span className="badge badge-neutral">{t('notice.version', { version: version.label })}</span>
    </p>
  );
}
