import { useTranslation } from '../../text.js';
import './SkipLink.css';

/** The first focusable element of every page. */
export function SkipLink() {
  const t = useTranslation();
  return (
    <a className="skip-link" href="#_main">
      {t('chrome.skip')}
    </a>
  );
}
