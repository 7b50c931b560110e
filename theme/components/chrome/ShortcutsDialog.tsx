import { usePage } from '../../page.js';

/** Empty: its island fills it when a reader first opens it. */
export function ShortcutsDialog() {
  const page = usePage();
  return (
    <dialog
      className="shortcuts"
      id="_shortcuts"
      data-island="shortcuts"
      data-messages={page?.shortcutMessages}
    />
  );
}
