import { renderOnce } from '../../render-once.js';
import { useTranslation } from '../../text.js';
import { Icon } from '../docs/Icon.js';
import './SearchSlot.css';

interface Props {
  /** URL of the manifest that the search reads. */
  readonly index: string;
}

const useButton = renderOnce(() => {
  const t = useTranslation();
  return (
    <button
      className="search-button"
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Icon name="search" />
      <span className="search-button-label">{t('chrome.search')}</span>
      <span className="search-button-keys" aria-hidden="true">
        Ctrl K
      </span>
    </button>
  );
});

/** The way to the search; its script comes when the reader turns to it. Shown where scripts run. */
export function SearchSlot({ index }: Props) {
  return <div className="search-slot" data-island="search" data-index={index} {...useButton()} />;
}
