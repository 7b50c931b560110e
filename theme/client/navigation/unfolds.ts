import { loadPage } from './page-cache.js';
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
  import('../unfold/unfold.js').then(
    ({ unfold }) =>
      unfold(
        link,
        () => loadPage(url),
        addStyles,
        () => follow(url),
      ),
    () => follow(url),
  );
  return true;
}

/** Tells assistive technology that these links unfold, as soon as the script that unfolds them has loaded. */
export function startUnfold(): void {
  const mark = (link: Element): void => {
    if (!link.hasAttribute('aria-expanded')) link.setAttribute('aria-expanded', 'false');
  };
  for (const link of document.querySelectorAll('a.unfold')) mark(link);
  // Those of pages that are shown later and of unfolded contents.
  addEventListener('focusin', ({ target }) => {
    const link = unfoldLink(target);
    if (link) mark(link);
  });
}
