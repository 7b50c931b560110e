import { fragmentTarget } from '../fragment.js';
import { showFailure } from './failure.js';
import type { Host } from './host.js';
import { pageKey } from './internal-page.js';
import { isInPage, type Journey } from './journey.js';
import {
  clearScrollPosition,
  newEntryState,
  placeAfterTraversal,
  saveScrollPosition,
} from './keep-place.js';
import { loadPage } from './page-cache.js';
import { scrollToPosition } from './place.js';
import { startProgress } from './progress.js';
import { readPage } from './read-page.js';
import { addStyles } from './swap-head.js';
import { scrollToTarget, swapPage } from './swap-page.js';
import { withTransition } from './transition.js';

const anyAge = Number.POSITIVE_INFINITY;

/** The pages that a reader goes to, one at a time. */
export class Visits {
  readonly #host: Host;
  #parts: readonly ChildNode[];
  /** Of the page in the document; undefined while one that could not be loaded is in the address. */
  #shown: string | undefined = pageKey(new URL(location.href));
  #underway = new AbortController();
  /** Brings back what an error has taken the place of. */
  #failure: { readonly page: string | undefined; readonly undo: () => void } | undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#parts = host.parts;
  }

  /** Whether the page in the address is the one in the document. */
  get hasPage(): boolean {
    return this.#shown !== undefined;
  }

  /** What is loading is no longer wanted. */
  cancel(): void {
    this.#underway.abort();
  }

  /** Goes to another page. The address changes when the page is there, or when it is clear that it cannot be. */
  async visit(wanted: URL, journey: Journey, stopProgress = startProgress()): Promise<void> {
    this.cancel();
    const own = new AbortController();
    this.#underway = own;
    own.signal.addEventListener('abort', stopProgress);
    try {
      const maxAge = journey.entry === 'present' ? anyAge : undefined;
      const { url, fresh } = await readPage(wanted, this.#host.main, maxAge);
      const complete = !own.signal.aborted && fresh && (await addStyles(fresh));
      if (own.signal.aborted) return;
      if (complete) await this.#show(url, fresh, journey, own.signal);
      else leaveFor(url, journey);
    } catch (error) {
      if (!own.signal.aborted) this.#fail(wanted, journey, error);
    }
    own.abort();
  }

  /** To the page of an entry of the history that has become the present one. */
  traverse(state: unknown): void {
    this.cancel();
    const here = new URL(location.href);
    const place = placeAfterTraversal(state);
    if (this.#failure?.page === pageKey(here)) this.#restore();
    if (this.#shown !== pageKey(here)) {
      void this.visit(here, { entry: 'present', place });
    } else if (place) scrollToPosition(place);
    // Left before it had a place, or a new one: there the browser has done the same already.
    else fragmentTarget(here.hash)?.scrollIntoView();
  }

  async #show(url: URL, fresh: Document, journey: Journey, signal: AbortSignal): Promise<void> {
    try {
      await withTransition(() => {
        if (signal.aborted) return;
        this.#enter(url, journey, '');
        this.#shown = pageKey(url);
        this.#failure = undefined;
        // As in `boot.ts`.
        const isTop = url.hash === '' && journey.place === undefined;
        document.documentElement.toggleAttribute('data-late', isTop);
        this.#parts = swapPage(this.#host, this.#parts, fresh);
        scrollToTarget(url.hash, journey.place);
      });
    } catch (error) {
      // A page that is half there is worse than one that comes late.
      console.error(error);
      leaveFor(url, journey);
    }
  }

  /** Makes an address the present one, with this hash. */
  #enter(url: URL, { entry }: Journey, hash: string): void {
    if (entry === 'present') {
      clearScrollPosition();
      history.replaceState(history.state, '', url);
      return;
    }
    saveScrollPosition();
    // For the way back. The first page came with the document.
    const left = new URL(location.href);
    if (this.hasPage) loadPage(left, { cache: 'force-cache' }, anyAge).catch(() => {});
    const address = new URL(url);
    address.hash = hash;
    history.pushState(newEntryState(), '', address);
  }

  #fail(url: URL, journey: Journey, error: unknown): void {
    this.#enter(url, journey, url.hash);
    this.#restore();
    const { place } = journey;
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

/** Lets the browser load what we cannot show. */
function leaveFor(url: URL, { entry }: Journey): void {
  if (entry === 'new' && !isInPage(url)) location.assign(url);
  else {
    history.replaceState(history.state, '', url);
    location.reload();
  }
}
