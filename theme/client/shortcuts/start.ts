import { openIsland } from '../islands/open.js';
import { keys, readStored, writeStored } from '../storage.js';

/**
 * Handles the shortcuts of the page: `/` and Ctrl/Cmd+K for the search, `?` for the list of shortcuts. Ignores keys in
 * fields and dialogs. Shortcuts without a modifier can be switched off (WCAG 2.2, 2.1.4).
 */
export function startShortcuts(signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const shortcut = keyShortcut(event);
      if (!shortcut || isBusy(event)) return;
      if (shortcut()) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const opener = target.closest<HTMLElement>('[data-search-open]');
      if (opener) openSearch(opener.dataset.searchOpen);
      if (target.closest('.shortcuts-button')) openList();
    },
    { signal },
  );
  // Handled here and not in the island, as this script's copy of `storage.ts` holds what the browser refuses to store.
  listOfShortcuts()?.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement) {
        writeStored(keys.shortcuts, target.checked ? 'on' : 'off');
      }
    },
    { signal },
  );
}

function keyShortcut(event: KeyboardEvent): (() => boolean) | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? () => openSearch() : undefined;
  if (!usesSingleKeys()) return undefined;
  if (key === '/') return () => openSearch();
  return key === '?' ? openList : undefined;
}

/** Whether the key belongs to something else: a field, an open dialog, an input method or another script. */
function isBusy({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return (
    typing || isComposing || defaultPrevented || document.querySelector('dialog[open]') !== null
  );
}

function usesSingleKeys(): boolean {
  return readStored(keys.shortcuts) !== 'off';
}

/**
 * Opens the search.
 *
 * @returns whether the site has one
 */
function openSearch(query?: string): boolean {
  if (!document.querySelector('[data-island="search"]')) return false;
  document.dispatchEvent(new CustomEvent('docsgen:search', { detail: { query } }));
  return true;
}

function openList(): boolean {
  const list = listOfShortcuts();
  if (!list) return false;
  if (list.hasChildNodes()) list.showModal();
  else {
    list.dataset.single = usesSingleKeys() ? 'on' : 'off';
    void openIsland('shortcuts', list);
  }
  return true;
}

function listOfShortcuts(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('#_shortcuts');
}
