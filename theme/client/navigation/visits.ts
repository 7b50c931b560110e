import { reportEvent } from '../event.js';
import { hashTarget } from '../hash-target.js';
import { showFailure } from './failure.js';
import type { Host } from './host.js';
import { pageKey } from './internal-page.js';
import {
  clearScrollPosition,
  newEntryState,
  saveScrollPosition,
  scrollPositionAfterTraversal,
} from './keep-scroll-position.js';
import { isInPage, type NavigationOptions } from './navigation-options.js';
import { loadPage } from './page-cache.js';
import { startProgress } from './progress.js';
import { readPage } from './read-page.js';
import { scrollToPosition } from './scroll-position.js';
import { addStyles } from './swap-head.js';
import { scrollToTarget, swapPage } from './swap-page.js';

const anyAge = Number.POSITIVE_INFINITY;

/** Navigates between pages, one at a time. */
export class Visits {
  readonly #host: Host;
  #parts: readonly ChildNode[];
  /** Key of the page in the document; undefined while the address shows a page that could not be loaded. */
  #shown: string | undefined = pageKey(new URL(location.href));
  #underway = new AbortController();
  /** Restores the content that an error message has replaced. */
  #failure: { readonly page: string | undefined; readonly undo: () => void } | undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#parts = host.parts;
  }

  /** Whether the document shows the page in the address. */
  get hasPage(): boolean {
    return this.#shown !== undefined;
  }

  /** Cancels a page load in progress. */
  cancel(): void {
    this.#underway.abort();
  }

  /** Navigates to a page. The address changes when the page has loaded or has failed to load. */
  async visit(
    wanted: URL,
    options: NavigationOptions,
    stopProgress = startProgress(),
  ): Promise<void> {
    this.cancel();
    const own = new AbortController();
    this.#underway = own;
    own.signal.addEventListener('abort', stopProgress);
    try {
      const maxAge = options.entry === 'present' ? anyAge : undefined;
      const { url, fresh } = await readPage(wanted, this.#host.main, maxAge);
      const complete = !own.signal.aborted && fresh && (await addStyles(fresh));
      if (own.signal.aborted) return;
      if (complete) await this.#show(url, fresh, options, own.signal);
      else leaveFor(url, options);
    } catch (error) {
      if (!own.signal.aborted) this.#fail(wanted, options, error);
    }
    own.abort();
  }

  /** Shows the page of the history entry that has become the present one. */
  traverse(state: unknown): void {
    this.cancel();
    const here = new URL(location.href);
    const place = scrollPositionAfterTraversal(state);
    if (this.#failure?.page === pageKey(here)) this.#restore();
    if (this.#shown !== pageKey(here)) {
      void this.visit(here, { entry: 'present', place });
    } else if (place) scrollToPosition(place);
    // The entry was left before its position was saved, or is new: the browser has already scrolled there.
    else hashTarget(here.hash)?.scrollIntoView();
  }

  async #show(
    url: URL,
    fresh: Document,
    options: NavigationOptions,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await withTransition(() => {
        if (signal.aborted) return;
        this.#enter(url, options, '');
        this.#shown = pageKey(url);
        this.#failure = undefined;
        // As in `boot.ts`.
        const isTop = url.hash === '' && options.place === undefined;
        document.documentElement.toggleAttribute('data-late', isTop);
        this.#parts = swapPage(this.#host, this.#parts, fresh);
        scrollToTarget(url.hash, options.place);
        reportEvent({ name: 'visit', page: url.pathname });
      });
    } catch (error) {
      // A reload is slower but better than a page that is half replaced.
      console.error(error);
      leaveFor(url, options);
    }
  }

  /** Changes the address to a URL with this hash. */
  #enter(url: URL, { entry }: NavigationOptions, hash: string): void {
    if (entry === 'present') {
      clearScrollPosition();
      history.replaceState(history.state, '', url);
      return;
    }
    saveScrollPosition();
    // Caches the page that is left, for Back: the first page came with the document.
    const left = new URL(location.href);
    if (this.hasPage) loadPage(left, { cache: 'force-cache' }, anyAge).catch(() => {});
    const address = new URL(url);
    address.hash = hash;
    history.pushState(newEntryState(), '', address);
  }

  #fail(url: URL, options: NavigationOptions, error: unknown): void {
    this.#enter(url, options, url.hash);
    this.#restore();
    const { place } = options;
    const undo = showFailure(error, () => void this.visit(url, { entry: 'present', place }));
    this.#failure = { page: this.#shown, undo };
    this.#shown = undefined;
  }

  #restore(): void {
    if (!this.#failure) return;
    this.#failure.undo();
    this.#shown = this.#failure.page;
    this.#failure = undefined;
  }
}

/** Lets the browser load a page that cannot be shown here. */
function leaveFor(url: URL, { entry }: NavigationOptions): void {
  if (entry === 'new' && !isInPage(url)) location.assign(url);
  else {
    history.replaceState(history.state, '', url);
    location.reload();
  }
}

/** Changes the page, as a View Transition where the browser supports them and the reader accepts motion. */
async function withTransition(change: () => void): Promise<void> {
  const still =
    !('startViewTransition' in document) ||
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) return change();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // A skipped transition is not an error; an error of the change itself rejects the third promise.
  for (const outcome of [ready, finished]) outcome.catch(() => {});
  await updateCallbackDone;
}
