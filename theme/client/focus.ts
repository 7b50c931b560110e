/** Puts the focus where the keyboard goes on and a screen reader begins to read; on the text itself if there is no such element. */
export function focusElement(element: HTMLElement | null | undefined): void {
  const target = element ?? document.getElementById('_main');
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The heading of the page. */
export function focusOnHeading(): void {
  focusElement(document.querySelector<HTMLElement>('main h1'));
}
