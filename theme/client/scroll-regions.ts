import { messageText } from './text.js';

/** Makes code and tables that overflow scrollable by keyboard and gives them a name; others get no tab stop. */
export function startScrollRegions(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // Measure all regions before the first one changes, as each change would force another layout.
    const measured = entries.map(({ target }) => ({ target, overflows: overflows(target) }));
    for (const { target, overflows } of measured) update(target, overflows);
  });
  signal.addEventListener('abort', () => observer.disconnect());
  const counts = { code: 0, table: 0 };
  for (const region of document.querySelectorAll<HTMLElement>('.code-body, .table-scroll')) {
    const kind = region.matches('.code-body') ? 'code' : 'table';
    counts[kind] += 1;
    const title = region.parentElement?.querySelector('.code-title')?.textContent;
    region.dataset.name = [messageText(`client.${kind}`, { number: counts[kind] }), title]
      .filter(Boolean)
      .join(' ');
    // Whether it overflows is known after its layout only, which may never happen far below.
    update(region, true);
    observer.observe(region);
  }
}

function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
}

function update(region: Element, overflows: boolean): void {
  if (overflows) {
    region.setAttribute('tabindex', '0');
    region.setAttribute('role', 'region');
    region.setAttribute('aria-label', region.getAttribute('data-name') ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) region.removeAttribute(name);
  }
}
