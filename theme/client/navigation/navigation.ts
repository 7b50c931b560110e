import { startCodeFolding } from '../code-folding/start.js';
import { startChoices } from './choices.js';
import type { Host } from './host.js';
import { saveScrollPosition, trackScrollPosition } from './keep-scroll-position.js';
import { clickedPage } from './links.js';
import { isInPage, type NavigationOptions, navigationOptions } from './navigation-options.js';
import { startPrefetch } from './prefetch.js';
import { markUnfoldedLinks, startUnfolds, unfoldLink, unfolds } from './unfolds.js';
import { Visits } from './visits.js';

export interface ClientNavigation {
  /**
   * @param stopProgress ends a progress bar that is already shown
   * @param target what the reader clicked
   */
  visit(
    url: URL,
    options: NavigationOptions,
    stopProgress?: () => void,
    target?: EventTarget | null,
  ): void;
  /** Prefetches the page of a link that the reader points at. */
  prefetch(target: EventTarget | null): void;
}

/**
 * Replaces page loads by client-side navigation until the window is left. Links stay links: the browser follows those
 * that cannot be handled here.
 */
export function makeNavigation(host: Host): ClientNavigation {
  const start = (): void => {
    host.start();
    startUnfolds();
  };
  const visits = new Visits({ ...host, start });
  trackScrollPosition();
  const prefetch = startPrefetch();
  const follow = (url: URL): void => void visits.visit(url, navigationOptions(url));
  startUnfolds();
  markUnfoldedLinks();
  startChoices();
  startCodeFolding();
  addEventListener('popstate', ({ state }) => visits.traverse(state));
  // Registered last, so that other listeners can prevent the navigation.
  addEventListener('click', (event) => {
    const url = clickedPage(event);
    if (!url) return;
    if (visits.hasPage && isInPage(url) && !unfoldLink(event.target)) {
      visits.cancel();
      saveScrollPosition();
      return;
    }
    event.preventDefault();
    if (!unfolds(event.target, url, follow)) follow(url);
  });
  return {
    prefetch,
    visit: (url, options, stopProgress, target) => {
      if (unfolds(target, url, follow)) stopProgress?.();
      else void visits.visit(url, options, stopProgress);
    },
  };
}
