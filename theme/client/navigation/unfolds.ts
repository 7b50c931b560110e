import { loadPage } from './page-cache.js';
import { prefersReducedData } from './prefetch.js';
import { addStyles } from './swap-head.js';

/** The link at an event's target that unfolds its page in place, if it is one. */
export function unfoldLink(target: EventTarget | null | undefined): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.unfold') : null;
}

/**
 * Unfolds the contents of a schema below the link to it.
 *
 * @param follow goes to the page if the contents cannot be shown
 * @returns whether the link unfolds
 */
export function unfolds(
  target: EventTarget | null | undefined,
  url: URL,
  follow: (url: URL) => void,
): boolean {
  const link = unfoldLink(target);
  if (!link) return false;
  open(link, url, () => follow(url));
  return true;
}

function open(link: HTMLAnchorElement, url: URL, follow?: () => void): void {
  import('../unfold/unfold.js').then(
    ({ unfold }) => unfold(link, () => loadPage(url), addStyles, follow),
    () => follow?.(),
  );
}

/** Links that are all that the body of a response or a chosen alternative shows. */
const onlyLinks = '.operation .schema > .unfold, .choice-option[data-chosen] > .unfold';

/** Share of the screen below it in which these links unfold, so that nothing moves that the reader sees. */
const margin = '50%';

/**
 * Tells assistive technology that the links of a page unfold, and unfolds `onlyLinks` when the reader scrolls near
 * them.
 */
export function startUnfolds(): void {
  for (const link of document.querySelectorAll('a.unfold')) mark(link);
  if (prefersReducedData()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const link = unfoldLink(target);
        // After an error, the link is still there to follow.
        if (link) open(link, new URL(link.href));
      }
    },
    { rootMargin: margin },
  );
  for (const link of document.querySelectorAll(onlyLinks)) observer.observe(link);
}

/** Tells assistive technology the same about links in unfolded contents. */
export function markUnfoldedLinks(): void {
  addEventListener('focusin', ({ target }) => {
    const link = unfoldLink(target);
    if (link) mark(link);
  });
}

function mark(link: Element): void {
  if (!link.hasAttribute('aria-expanded')) link.setAttribute('aria-expanded', 'false');
}
