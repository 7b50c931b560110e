import { nextItem } from './next-item.js';

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
