import type { Host } from './host.js';
import { isInPage, type Journey, journeyTo } from './journey.js';
import { saveScrollPosition, trackScrollPosition } from './keep-place.js';
import { clickedPage } from './links.js';
import { startPrefetch } from './prefetch.js';
import { Visits } from './visits.js';

export interface ClientNavigation {
  /** @param stopProgress ends a progress bar that is already shown */
  visit(url: URL, journey: Journey, stopProgress?: () => void): void;
  /** Prefetches the page of a link that the reader points at. */
  prefetch(target: EventTarget | null): void;
}

/**
 * Replaces page loads by client-side navigation until the window is left. Links stay links: the browser follows those
 * that cannot be handled here.
 */
export function makeNavigation(host: Host): ClientNavigation {
  const visits = new Visits(host);
  trackScrollPosition();
  const prefetch = startPrefetch();
  addEventListener('popstate', ({ state }) => visits.traverse(state));
  // Registered last, so that other listeners can prevent the navigation.
  addEventListener('click', (event) => {
    const url = clickedPage(event);
    if (!url) return;
    if (visits.hasPage && isInPage(url)) {
      visits.cancel();
      saveScrollPosition();
      return;
    }
    event.preventDefault();
    void visits.visit(url, journeyTo(url));
  });
  return { prefetch, visit: (...to) => void visits.visit(...to) };
}
