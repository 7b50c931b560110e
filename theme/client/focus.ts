/**
 * Moves the focus to an element, or to the main content if there is none, so that the keyboard and screen readers
 * continue there.
 */
export function focusElement(element: HTMLElement | null | undefined): void {
  const target = element ?? document.getElementById('_main');
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Moves the focus to the page's heading. */
export function focusOnHeading(): void {
  focusElement(document.querySelector<HTMLElement>('main h1'));
}
