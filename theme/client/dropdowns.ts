import { nextItem } from './step.js';

/**
 * The dropdowns of the bar close on Escape, on a click elsewhere and when the focus leaves them. Arrows lead
 * through their links and open them: more than a disclosure must do, and what hands expect of a menu.
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
        const links = [...dropdown.querySelectorAll('a')];
        const to = nextItem(event, links);
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
