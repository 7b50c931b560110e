/**
 * Closes the navbar's dropdowns on Escape, on a click elsewhere and when they lose the focus. The arrow keys open them
 * and move through their links and buttons, as readers expect of a menu; a disclosure would not need that.
 */
export function startDropdowns(signal: AbortSignal): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('.dropdown')) {
    const summary = dropdown.querySelector('summary');
    dropdown.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && dropdown.open && !dropdown.closest('dialog')) {
          dropdown.open = false;
          summary?.focus();
        }
        const items = dropdown.querySelectorAll<HTMLElement>('a, button');
        const to = nextItem(event, [...items]);
        if (!to) return;
        event.preventDefault();
        dropdown.open = true;
        to.focus();
      },
      { signal },
    );
    const closeUnlessIn = (target: EventTarget | null): void => {
      if (target instanceof Node && !dropdown.contains(target)) dropdown.open = false;
    };
    dropdown.addEventListener('focusout', (event) => closeUnlessIn(event.relatedTarget), {
      signal,
    });
    document.addEventListener('click', (event) => closeUnlessIn(event.target), { signal });
  }
}

/** The item that a key moves to from the focused one; undefined for other keys. */
function nextItem<T extends Element>(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: readonly T[],
): T | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const all: readonly (Element | null)[] = items;
  const at = all.indexOf(document.activeElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at < 0 ? -1 : at - 1);
  if (at < 0) return undefined;
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}
