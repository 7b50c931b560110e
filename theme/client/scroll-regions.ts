import { messageText } from './text.js';

/** Makes code and tables that overflow scrollable by keyboard and gives them a name; others get no tab stop. */
export function startScrollRegions(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // Measure all regions before the first one changes, as each change would force another layout.
    const measured = entries.map(({ target }) => ({ target, overflows: overflows(target) }));
    for (const { target, overflows } of measured) update(target, overflows);
  });
  signal.addEventListener('abort', () => observer.disconnect());
  const counts = { code: 0, table: 0, formula: 0 };
  const regions = '.code-body, .table-scroll, .math-block';
  for (const region of document.querySelectorAll<HTMLElement>(regions)) {
    const kind = region.matches('.code-body')
      ? 'code'
      : region.dataset.label === undefined
        ? 'table'
        : 'formula';
    counts[kind] += 1;
    const number = counts[kind];
    const title = region.parentElement?.querySelector('.code-title')?.textContent;
    region.dataset.name = [
      kind === 'formula'
        ? `${region.dataset.label} ${number}`
        : messageText(`client.${kind}`, { number }),
      title,
    ]
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
  const name = `${region.getAttribute('data-name')}`;
  for (const [key, value] of Object.entries({
    tabindex: '0',
    role: 'region',
    'aria-label': name,
  })) {
    if (overflows) region.setAttribute(key, value);
    else region.removeAttribute(key);
  }
}
