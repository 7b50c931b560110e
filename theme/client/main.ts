import { startAnnouncement } from './announcement.js';
import { startCodeFolding } from './code-folding/start.js';
import { startColorMode } from './color-mode.js';
import { startCopy } from './copy.js';
import { startCopyPage } from './copy-page.js';
import { startDropdowns } from './dropdowns.js';
import { showCrash } from './errors/crash.js';
import { watchUncaught } from './errors/uncaught.js';
import { startIslands } from './islands/islands.js';
import { startMenu } from './menu.js';
import { startChoices } from './navigation/choices.js';
import { siteBase } from './navigation/site-base.js';
import { startNavigation } from './navigation/start.js';
import { startNotFound } from './not-found.js';
import { endPage, type PageBehaviour, startPage } from './page-lifecycle.js';
import { startReveal } from './reveal.js';
import { startScrollRegions } from './scroll-regions.js';
import { startSearch } from './search/start.js';
import { startShortcuts } from './shortcuts/start.js';
import { startSidebar } from './sidebar.js';
import { startTabs } from './tabs.js';
import { startToc } from './toc.js';
import { startVersion } from './version.js';

/** See `site-data.ts`. */
declare const RELATIVE_SITE: boolean;

// In the order of their start: first what changes the page's look and what handles the first key or click.
const first: readonly PageBehaviour[] = [
  startTabs,
  startReveal,
  startSidebar,
  startColorMode,
  startAnnouncement,
  startMenu,
  startDropdowns,
  startIslands,
  startShortcuts,
  startSearch,
];
const later: readonly PageBehaviour[] = [
  startCopy,
  startCopyPage,
  startScrollRegions,
  startToc,
  startVersion,
  startNotFound,
];

// The nodes as served: what extensions add to the body later stays when the page is replaced.
const parts = [...document.body.childNodes];
startPage(first, failed, later);
const start = (): void => startPage([...first, ...later], failed);
const showAnew = RELATIVE_SITE
  ? leaveLinksToBrowser()
  : startNavigation({ main: import.meta.url, parts, end: endPage, start });
watchUncaught(siteBase, failed);

/**
 * Scripts cannot load other pages from a disk.
 *
 * @returns a function that loads the current page again
 */
function leaveLinksToBrowser(): () => void {
  startChoices();
  startCodeFolding();
  return () => location.reload();
}

function failed(error: unknown): void {
  const main = document.getElementById('_main');
  if (main) showCrash(main, error, () => showAnew());
}
