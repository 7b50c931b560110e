// Runs before the first paint, as a classic script: what is decided here cannot flash.
import { wantedMode } from './color-mode.js';
import { keys, recall } from './storage.js';

const root = document.documentElement;

root.dataset.theme = wantedMode();

const announcement = root.dataset.announcement;
if (announcement !== undefined && recall(keys.announcement) === announcement) {
  root.dataset.announcementDismissed = '';
}

if (recall(keys.sidebar) === 'hidden') root.dataset.sidebar = 'hidden';

// What lies far below is laid out late for readers who begin at the top. Any other place needs true heights above it.
const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash === '' && visits[0]?.type === 'navigate') root.dataset.late = '';

// Styles that count on the main script ask for this mark; it goes if that script does not arrive.
root.dataset.js = '';
const loading = new AbortController();
addEventListener('load', () => loading.abort());
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!target.matches('script[type="module"], link[rel="stylesheet"]')) return;
    if (target.localName === 'script') delete root.dataset.js;
    // Most likely the page was kept from before the site was published anew. Once for an entry of the history:
    // `errors/reload.ts` keeps the same mark.
    if (history.state?.reloaded || !navigator.onLine) return;
    history.replaceState({ ...history.state, reloaded: true }, '');
    location.reload();
  },
  { capture: true, signal: loading.signal },
);
