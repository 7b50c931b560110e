import { overlayScript } from './overlay-script.js';
import { patchScript } from './patch-script.js';
import { stateScript } from './state-script.js';

export const clientUrl = '/__docsgen/client.js';
export const eventsUrl = '/__docsgen/events';

/** Id of an element of the page that stands in for a site without any build: it shows the errors itself. */
export const waitingId = '_docsgen-waiting';

/**
 * The script of `docsgen dev` in every page: takes in what has changed of it, and shows errors over it while there
 * are some. It runs before the other scripts, and keeps the page as it was served: what differs from that in a new
 * version is exchanged, and nothing else, so that scroll, open details and what was typed stay. Where that cannot be
 * done the page is loaded anew.
 *
 * It sets no inline styles or markup (only properties and text), so that a strict Content-Security-Policy lets it
 * work and nothing in a message can become HTML. A hidden tab lets its connection go: browsers open only six to one
 * server.
 */
export const clientScript = `(() => {
  ${patchScript}
  ${stateScript}
  ${overlayScript}
  let shown = document.documentElement.cloneNode(true);
  let path = location.pathname;
  let build;
  let source;
  let updating = false;
  let again = false;
  let hasChanged = false;
  let departing = false;
  let stale = false;

  const listen = () => {
    if (document.visibilityState === 'hidden') {
      source?.close();
      source = undefined;
    } else if (!source) {
      source = new EventSource(${JSON.stringify(eventsUrl)});
      source.onmessage = ({ data }) => {
        const state = JSON.parse(data);
        showErrors(state.errors, ${JSON.stringify(waitingId)});
        if (state.build === build) return;
        // The page and this script may have come before and after a change.
        hasChanged ||= build !== undefined;
        const fresh = state.since === build && state.pages;
        build = state.build;
        if (!fresh || updating) update();
        else if (fresh[here()] !== undefined) take(fresh[here()]);
      };
    }
  };

  const update = async () => {
    again = true;
    if (updating) return;
    updating = true;
    while (again) {
      again = false;
      try {
        const response = await fetch(location.pathname + location.search, { cache: 'no-store', headers: { Accept: 'text/html' } });
        if (!take(await response.text())) return;
      } catch {
        // The server is gone; when it is back, the connection tells of it.
        build = undefined;
      }
    }
    updating = false;
  };

  /** The address of the page as the site has it, without a slash or a file's name at its end. */
  const here = () => location.pathname.replace(/(index\\.html)?$/, '').replace(/\\/$/, '');

  /** Shows the page as it is served now; false where it has to be loaded. */
  const take = (html) => {
    const fresh = new DOMParser().parseFromString(html, 'text/html').documentElement;
    if (path !== location.pathname || !patchPage(shown, fresh)) {
      reload();
      return false;
    }
    shown = fresh;
    return true;
  };

  const reload = () => {
    // Whoever is on the way to another page would be held back.
    if (departing) {
      stale = true;
      return;
    }
    keepState();
    source?.close();
    location.reload();
  };

  // After a change, pages that were fetched before are no longer what the server has.
  addEventListener('click', (event) => {
    if (hasChanged && event.target instanceof Element && event.target.closest('a[href]')) event.stopImmediatePropagation();
  }, true);
  addEventListener('popstate', () => { if (hasChanged && path !== location.pathname) location.reload(); });
  // Another page was put into this document.
  new MutationObserver(async () => {
    if (path === location.pathname) return;
    path = location.pathname;
    const response = await fetch(location.pathname + location.search, { cache: 'no-store', headers: { Accept: 'text/html' } });
    shown = new DOMParser().parseFromString(await response.text(), 'text/html').documentElement;
  }).observe(document.body, { childList: true });

  addEventListener('beforeunload', () => {
    departing = true;
    // A file to download, or a page that never comes: this one stays.
    setTimeout(() => {
      departing = false;
      if (stale) reload();
    }, 3000);
  });
  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => { source?.close(); source = undefined; });
  addEventListener('pageshow', listen);
  restoreState();
  listen();
})();
`;
