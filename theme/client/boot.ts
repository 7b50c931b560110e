// Runs before the first paint, as a classic script, so that nothing it sets can flash.
import { chosenMode, showMode } from './color-mode.js';
import { keys, readStored } from './storage.js';

const root = document.documentElement;

showMode(chosenMode());

const announcement = root.dataset.announcement;
if (announcement !== undefined && readStored(keys.announcement) === announcement) {
  root.dataset.announcementDismissed = '';
}

if (readStored(keys.sidebar) === 'hidden') root.dataset.sidebar = 'hidden';

// Content far below is laid out late for readers who start at the top. Any other target needs true heights above it.
const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash === '' && visits[0]?.type === 'navigate') root.dataset.late = '';

// Styles that depend on the main script use this attribute; it is removed if that script fails to load.
root.dataset.js = '';
const loading = new AbortController();
addEventListener('load', () => loading.abort());
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!target.matches('script[type="module"], link[rel="stylesheet"]')) return;
    if (target.localName === 'script') delete root.dataset.js;
    // Most likely the page comes from a cache and the site was published again since. Reload once per history entry:
    // `errors/reload.ts` uses the same mark.
    if (history.state?.reloaded || !navigator.onLine) return;
    history.replaceState({ ...history.state, reloaded: true }, '');
    location.reload();
  },
  { capture: true, signal: loading.signal },
);
