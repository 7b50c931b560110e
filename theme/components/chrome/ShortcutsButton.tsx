import { useTranslation } from '../../text.js';
import { Icon } from '../docs/Icon.js';
import './ShortcutsButton.css';

/** The button that opens the list of keyboard shortcuts. Hidden without scripts. */
export function ShortcutsButton() {
  const t = useTranslation();
  return (
    <button
      className="shortcuts-button"
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Shift+?"
    >
      <Icon name="keyboard" />
      {t('shortcuts.title')}
    </button>
  );
}
