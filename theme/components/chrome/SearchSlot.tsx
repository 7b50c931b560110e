import { renderOnce } from '../../render-once.js';
import { useTranslation } from '../../text.js';
import { Icon } from '../docs/Icon.js';
import './SearchSlot.css';

interface Props {
  /** URL of the search manifest. */
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

/**
 * The button that opens the search; its script loads when the reader points at it or focuses it. Hidden without
 * scripts.
 */
export function SearchSlot({ index }: Props) {
  return <div className="search-slot" data-island="search" data-index={index} {...useButton()} />;
}
