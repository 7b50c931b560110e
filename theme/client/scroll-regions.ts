import { text } from './text.js';

/** Code and tables that overflow can be scrolled by keyboard and have a name; the others stay out of the way. */
export function startScrollRegions(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) update(target);
  });
  signal.addEventListener('abort', () => observer.disconnect());
  const counts = { code: 0, table: 0 };
  for (const region of document.querySelectorAll<HTMLElement>('.code-body, .table-scroll')) {
    const kind = region.matches('.code-body') ? 'code' : 'table';
    counts[kind] += 1;
    const title = region.parentElement?.querySelector('.code-title')?.textContent;
    region.dataset.name = [text(`client.${kind}`, { number: counts[kind] }), title]
      .filter(Boolean)
      .join(' ');
    observer.observe(region);
  }
}

function update(region: HTMLElement): void {
  const overflows =
    region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight + 1;
  if (overflows) {
    region.tabIndex = 0;
    region.setAttribute('role', 'region');
    region.setAttribute('aria-label', region.dataset.name ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) region.removeAttribute(name);
  }
}
