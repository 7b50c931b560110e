import type { DevMessage } from '../../src/dev-server/dev-message.js';
import { showErrors } from './overlay.js';
import { patchPage } from './patch.js';
import { keepState, restoreState } from './state.js';

/**
 * The script that `docsgen dev` adds to every page: applies hot updates and shows build errors over the page. It runs
 * before the other scripts and keeps a copy of the page as it was served. An update replaces only the nodes that differ
 * from that copy, so that scroll position, open details and typed text stay. If that is not possible, it reloads.
 */

/** The server's event stream has a URL relative to this script. */
const eventsUrl = new URL('events', import.meta.url);
/** Milliseconds after which a navigation that has not left the page counts as a download or as cancelled. */
const departureMs = 3000;

/** The page as it was served. */
let shown = document.cloneNode(true) as Document;
let path = location.pathname;
/** Id of the site version in the server's latest message. */
let build: string | undefined;
let source: EventSource | undefined;
let isUpdating = false;
let hasToUpdate = false;
/** Whether pages that were prefetched earlier may be outdated. */
let hasChanged = false;
let isDeparting = false;
let hasToReload = false;

/** Keeps a connection only while the tab is visible, because browsers open at most six to one server. */
function listen(): void {
  if (document.visibilityState === 'hidden') {
    disconnect();
  } else if (!source) {
    source = new EventSource(eventsUrl);
    source.onmessage = ({ data }) => receive(JSON.parse(data));
  }
}

function disconnect(): void {
  source?.close();
  source = undefined;
}

function receive({ errors, since, pages, ...message }: DevMessage): void {
  showErrors(errors);
  if (message.build === build) return;
  hasChanged ||= build !== undefined;
  // The first message always fetches the page, because it may have changed since it was served.
  const updates = since === build ? pages : undefined;
  build = message.build;
  if (!updates || isUpdating) {
    void update();
    return;
  }
  const html = updates[siteAddress()];
  if (html !== undefined) show(html);
}

async function update(): Promise<void> {
  hasToUpdate = true;
  if (isUpdating) return;
  isUpdating = true;
  while (hasToUpdate) {
    hasToUpdate = false;
    try {
      if (!show(await fetchPage())) return;
    } catch {
      // The server has stopped. After it restarts, the event stream sends its state.
      build = undefined;
    }
  }
  isUpdating = false;
}

/** Returns the page's URL path as in the server's messages, without a trailing slash or file name. */
function siteAddress(): string {
  return location.pathname.replace(/(index\.html)?$/, '').replace(/\/$/, '');
}

async function fetchPage(): Promise<string> {
  const address = location.pathname + location.search;
  const response = await fetch(address, { cache: 'no-store', headers: { Accept: 'text/html' } });
  return response.text();
}

/** Shows a new version of the page. Returns false if that needs a reload. */
function show(html: string): boolean {
  const fresh = parsePage(html);
  if (path !== location.pathname || !patchPage(shown, fresh)) {
    reload();
    return false;
  }
  shown = fresh;
  return true;
}

function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function reload(): void {
  // A reload would cancel the navigation of a reader who leaves for another page.
  if (isDeparting) {
    hasToReload = true;
    return;
  }
  keepState();
  source?.close();
  location.reload();
}

// After a change, fetched pages may be outdated, so the browser handles navigation instead of the theme.
addEventListener(
  'click',
  (event) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]');
    if (hasChanged && isLink) event.stopImmediatePropagation();
  },
  true,
);
addEventListener('popstate', () => {
  if (hasChanged && path !== location.pathname) location.reload();
});
// The theme's client-side navigation has replaced the page in this document.
new MutationObserver(async () => {
  if (path === location.pathname) return;
  path = location.pathname;
  shown = parsePage(await fetchPage());
}).observe(document.body, { childList: true });

addEventListener('beforeunload', () => {
  isDeparting = true;
  setTimeout(() => {
    isDeparting = false;
    if (hasToReload) reload();
  }, departureMs);
});
document.addEventListener('visibilitychange', listen);
addEventListener('pagehide', disconnect);
addEventListener('pageshow', listen);
restoreState();
listen();
