import type { DevMessage } from '../../src/dev-server/dev-message.js';
import { showErrors } from './overlay.js';
import { patchPage } from './patch.js';
import { keepState, restoreState } from './state.js';

/**
 * The script of `docsgen dev` in every page: takes in what has changed of the page, and shows build errors over it. It
 * runs before the other scripts and keeps a copy of the page as it was served. Only what differs from that copy in a
 * new version is replaced, so that scroll, open details and typed text stay. Where that cannot be done, it reloads.
 */

/** The server has its events beside this script. */
const eventsUrl = new URL('events', import.meta.url);
/** After this time, a navigation that has not left the page was a download, or never comes. */
const departureMs = 3000;

/** The page as it was served. */
let shown = document.cloneNode(true) as Document;
let path = location.pathname;
/** The state of the site that the server has told of. */
let build: string | undefined;
let source: EventSource | undefined;
let isUpdating = false;
let hasToUpdate = false;
/** Whether pages that were fetched before may differ from those that are served now. */
let hasChanged = false;
let isDeparting = false;
let hasToReload = false;

/** Keeps a connection while the tab is visible: browsers open only six to one server. */
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
  // This page and this script may have been served before and after a change.
  hasChanged ||= build !== undefined;
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
      // The server is gone. When it is back, the connection tells of its state.
      build = undefined;
    }
  }
  isUpdating = false;
}

/** The address of the page as the server names it, without a slash or a file name at its end. */
function siteAddress(): string {
  return location.pathname.replace(/(index\.html)?$/, '').replace(/\/$/, '');
}

async function fetchPage(): Promise<string> {
  const address = location.pathname + location.search;
  const response = await fetch(address, { cache: 'no-store', headers: { Accept: 'text/html' } });
  return response.text();
}

/** Shows a new version of the page; false where that takes a reload. */
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

// After a change, pages that were fetched before are no longer what the server has: the browser loads them.
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
// Another page was put into this document.
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
