import { useTranslation } from '../../text.js';
import { Icon } from '../docs/Icon.js';
import './ShortcutsButton.css';

/** The way to the list of shortcuts for those who do not know its key. Without scripts there are none to list. */
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
