import { fragmentTarget } from './fragment.js';

/** Marks in "On this page" where the reader is. */
export function markToc(signal: AbortSignal): void {
  if (signal.aborted) return;
  const links = new Map<Element, HTMLAnchorElement[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc-link')) {
    const heading = fragmentTarget(link.hash);
    if (heading) links.set(heading, [...(links.get(heading) ?? []), link]);
  }
  if (links.size > 0) follow(links, signal);
}

function follow(
  links: ReadonlyMap<Element, readonly HTMLAnchorElement[]>,
  signal: AbortSignal,
): void {
  const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
  const line = Math.round(Number.parseFloat(padding) || 0) + 16;
  const update = (): void => {
    // The last heading that has come to where a jump to it would put it; at the end of the page, the last.
    const end = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    let current: Element | undefined;
    for (const heading of links.keys()) {
      if (end || heading.getBoundingClientRect().top <= line) current = heading;
    }
    for (const [heading, anchors] of links) {
      for (const anchor of anchors) mark(anchor, heading === current);
    }
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
  const list = link.closest<HTMLElement>('.toc');
  if (!list) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    list.scrollTop += top - frame.top - frame.height / 2;
  }
}
