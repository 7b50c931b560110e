import { usePage } from '../../page.js';
import { useTranslation } from '../../text.js';
import '../docs/Badge.css';

/** Which docs version the page belongs to, where the site says so. */
export function VersionBadge() {
  const t = useTranslation();
  const { version } = usePage() ?? {};
  if (!version?.badge) return null;
  return (
    <p className="page-badges">
      <span className="badge badge-version">{t('notice.version', { version: version.label })}</span>
    </p>
  );
}
