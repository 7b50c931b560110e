import { hashTarget } from './hash-target.js';

/** Marks the current heading in the table of contents, and in a sidebar with links to headings of this page. */
export function markToc(signal: AbortSignal): void {
  if (signal.aborted) return;
  for (const list of ['.toc-link', '#_sidebar a[href*="#"]']) {
    const links = new Map<Element, HTMLAnchorElement[]>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(list)) {
      const heading = linkPath(link) === linkPath(location) && hashTarget(link.hash);
      if (heading) links.set(heading, [...(links.get(heading) ?? []), link]);
    }
    const place = list === '.toc-link' ? document.querySelector('.toc-current') : null;
    if (links.size > 0) follow(links, place, signal);
  }
  const bar = document.querySelector<HTMLDetailsElement>('.toc-sticky');
  if (bar) closeBar(bar, signal);
}

/** Closes the list below the bar on Escape, on a click elsewhere and when the reader has chosen a link. */
function closeBar(bar: HTMLDetailsElement, signal: AbortSignal): void {
  // Where it is not sticky, its list is part of the text: closing it would move what follows.
  const isSticky = (): boolean => getComputedStyle(bar).position === 'sticky';
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !isSticky()) return;
      if (!bar.contains(target) || target.closest('a')) bar.open = false;
    },
    { signal },
  );
  bar.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !bar.open) return;
      bar.open = false;
      bar.querySelector('summary')?.focus();
    },
    { signal },
  );
}

/** Ignores a trailing slash, which depends on the server. */
function linkPath({ pathname }: HTMLAnchorElement | Location): string {
  return pathname.replace(/\/$/, '');
}

/** @param place shows the name of the current section */
function follow(
  links: ReadonlyMap<Element, readonly HTMLAnchorElement[]>,
  place: Element | null,
  signal: AbortSignal,
): void {
  const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
  const line = Math.round(Number.parseFloat(padding) || 0) + 16;
  const update = (): void => {
    // The current heading is the last one above the line that a jump scrolls to; at the end of the page, the last one.
    const end = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    let current: Element | undefined;
    for (const heading of links.keys()) {
      if (end || heading.getBoundingClientRect().top <= line) current = heading;
    }
    for (const [heading, anchors] of links) {
      for (const anchor of anchors) mark(anchor, heading === current);
    }
    if (place) place.textContent = (current && links.get(current)?.[0]?.textContent) ?? '';
  };
  const observer = new IntersectionObserver(update, { rootMargin: `-${line}px 0px 0px 0px` });
  for (const heading of links.keys()) observer.observe(heading);
  signal.addEventListener('abort', () => observer.disconnect());
  // Safari has no scrollend before 26.2.
  addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', update, {
    signal,
    passive: true,
  });
}

function mark(link: HTMLAnchorElement, current: boolean): void {
  if (current === link.hasAttribute('aria-current')) return;
  if (!current) {
    link.removeAttribute('aria-current');
    return;
  }
  link.setAttribute('aria-current', 'location');
  const list = link.closest<HTMLElement>('.toc, #_sidebar');
  // A link in a closed category has no box to scroll to.
  if (!list || link.getClientRects().length === 0) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    list.scrollTop += top - frame.top - frame.height / 2;
  }
}
