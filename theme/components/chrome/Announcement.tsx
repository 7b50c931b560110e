import type { AnnouncementContent } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import './Announcement.css';
import { Html } from '../docs/Html.js';
import { Icon } from '../docs/Icon.js';

interface Props {
  readonly announcement: AnnouncementContent | undefined;
}

/** A notice above the navbar. Once it is dismissed, the boot script hides it before the first paint. */
export function Announcement({ announcement }: Props) {
  const t = useTranslation();
  if (!announcement) return null;
  return (
    <section className="announcement" aria-label={t('chrome.announcement')}>
      <Html className="announcement-text" dir="auto" html={announcement.html} />
      {announcement.closeable && (
        <button className="announcement-close" type="button">
          <Icon name="close" />
          <span className="visually-hidden">{t('chrome.dismissAnnouncement')}</span>
        </button>
      )}
    </section>
  );
}
