import './ShortcutsDialog.css';

/** Empty: its island fills it with every shortcut of the site when a reader first asks for them. */
export function ShortcutsDialog() {
  return <dialog className="shortcuts" id="_shortcuts" data-island="shortcuts" />;
}
