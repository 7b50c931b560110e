import type { SearchDialog } from './dialog.js';
import type { ResultList } from './result-list.js';

/** Results per Page Up or Page Down. */
const resultsPerPage = 5;

/** Handles the keys of the field: they move through the results while the focus stays in the field. */
export function startKeyboard({ dialog, input }: SearchDialog, results: ResultList): void {
  input.addEventListener('keydown', (event) => {
    // Enter and arrows belong to the input method during composition.
    if (event.isComposing) return;
    const act = keyAction(event);
    if (!act) return;
    event.preventDefault();
    act();
  });

  function keyAction({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined {
    if (altKey) return undefined;
    if (key === 'Enter') return () => open(ctrlKey || metaKey);
    if (ctrlKey || metaKey) return undefined;
    if (key === 'ArrowDown') return () => results.move(1);
    if (key === 'ArrowUp') return () => results.move(-1);
    if (key === 'PageDown') return () => results.move(resultsPerPage);
    if (key === 'PageUp') return () => results.move(-resultsPerPage);
    // Before the first arrow key, they move in the query.
    if (key === 'Home' && results.walked) return () => results.moveToEnd('first');
    if (key === 'End' && results.walked) return () => results.moveToEnd('last');
    return undefined;
  }

  function open(inNewTab: boolean): void {
    const { active } = results;
    if (!active) return;
    if (inNewTab && active.href !== '') window.open(active.href, '_blank', 'noopener');
    else active.click();
  }

  // Escape closes a native dialog wherever the focus is, but must not do so during composition.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.isComposing) event.preventDefault();
  });
}
