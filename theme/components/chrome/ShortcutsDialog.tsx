/** Empty: its island fills it when a reader first opens it. */
export function ShortcutsDialog() {
  return <dialog className="shortcuts" id="_shortcuts" data-island="shortcuts" />;
}
