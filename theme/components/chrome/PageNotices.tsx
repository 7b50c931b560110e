import { usePage } from '../../page.js';
import { useTranslation } from '../../text.js';
import './PageNotices.css';
import { UntranslatedNotice } from './UntranslatedNotice.js';
import { VersionBanner } from './VersionBanner.js';

/** Notices above the text: an old version, a missing translation. Most pages have none. */
export function PageNotices() {
  const t = useTranslation();
  const { version, untranslated } = usePage() ?? {};
  if (version?.banner === undefined && untranslated === undefined) return null;
  return (
    <aside className="page-notices" aria-label={t('notice.about')}>
      {version && <VersionBanner version={version} />}
      {untranslated && <UntranslatedNotice lang={untranslated.lang} />}
    </aside>
  );
}
