import type { Host } from './host.js';
import { isInPage, type Journey, journeyTo } from './journey.js';
import { saveScrollPosition, trackScrollPosition } from './keep-place.js';
import { clickedPage } from './links.js';
import { startPrefetch } from './prefetch.js';
import { Visits } from './visits.js';

export interface ClientNavigation {
  /** @param stopProgress where the reader waits already */
  visit(url: URL, journey: Journey, stopProgress?: () => void): void;
  /** Loads the page of a link that the reader points at. */
  prefetch(target: EventTarget | null): void;
}

/**
 * Goes from page to page without loading the whole document anew, for the rest of the visit. Links stay links: what
 * we cannot do, the browser does.
 */
export function makeNavigation(host: Host): ClientNavigation {
  const visits = new Visits(host);
  trackScrollPosition();
  const prefetch = startPrefetch();
  addEventListener('popstate', ({ state }) => visits.traverse(state));
  // The last to hear of a click: what has its own answer to it has prevented ours.
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
