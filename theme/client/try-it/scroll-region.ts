/**
 * Makes rewritten code scrollable by keyboard if it now overflows. The main script measures code only when its box
 * changes; this script shares no code with it.
 */
export function updateScrollRegion(code: Element): void {
  const region = code.closest<HTMLElement>('.code-body');
  if (!region || region.scrollWidth <= region.clientWidth) return;
  region.tabIndex = 0;
  region.role = 'region';
  region.ariaLabel = region.dataset.name ?? '';
}
