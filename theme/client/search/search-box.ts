import type { SearchResults, SectionText } from 'docsgen/search';
import { formatMessage } from 'docsgen/strings';
import { createElement } from '../elements.js';
import { reportEvent } from '../event.js';
import { MissingFile } from '../site-data.js';
import { messageText } from '../text.js';
import { makeDialog, type SearchDialog } from './dialog.js';
import { forgetIndex, type LoadedIndex, loadSearchIndex } from './index-source.js';
import { startKeyboard } from './keyboard.js';
import { announceFailure, announceResults, showEmptyQueryHint } from './notices.js';
import { ResultList, type ResultText } from './result-list.js';
import { suggestedLinks } from './suggested-links.js';

/** Time in ms to wait for another letter before a shard is loaded, for precise and for vague queries. */
const typingDelayMs = 50;
const vagueTypingDelayMs = 250;

/** Time in ms without input after which texts of results are loaded. */
const textDelayMs = 250;

/** Time in ms without results after which the status says that the search is loading. */
const statusDelayMs = 200;

/** The search dialog of a page. */
export class SearchBox {
  readonly #parts: SearchDialog;
  readonly #results: ResultList;
  readonly #url: string;
  readonly #crash: (error: unknown) => void;
  #index: LoadedIndex | undefined;
  /** Number of the latest search, to discard outdated results. */
  #run = 0;
  /** Whether the manifest was reloaded after a file was missing; once is enough. */
  #renewed = false;

  /**
   * @param label accessible name of the search
   * @param url URL of the manifest
   * @param crash shows an error other than a failed load
   */
  constructor(label: string, url: string, signal: AbortSignal, crash: (error: unknown) => void) {
    this.#url = url;
    this.#crash = crash;
    this.#parts = makeDialog(label);
    const { dialog, input, list, close } = this.#parts;
    this.#results = new ResultList(list, input);
    document.body.append(dialog);
    signal.addEventListener('abort', () => dialog.remove());
    input.addEventListener('input', () => void this.#search());
    // Search when the input method commits its text.
    input.addEventListener('compositionend', () => void this.#search());
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', ({ target }) => {
      // A click on the dialog element itself is on its backdrop.
      if (target === dialog) dialog.close();
    });
    list.addEventListener('pointermove', ({ target }) => this.#results.point(target));
    list.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
      const opens = target instanceof Element && target.closest('a[href]');
      if (opens && !ctrlKey && !metaKey && !shiftKey) dialog.close();
    });
    // Keep the focus in the field, so that the reader can go on typing.
    list.addEventListener('mousedown', (event) => event.preventDefault());
    startKeyboard(this.#parts, this.#results);
  }

  /** Opens the dialog with a query, else with the last one selected. */
  open(query: string): void {
    const { dialog, input } = this.#parts;
    if (query !== '') input.value = query;
    if (!dialog.open) dialog.showModal();
    input.focus();
    input.select();
    void this.#search();
  }

  async #search(): Promise<void> {
    const { input } = this.#parts;
    this.#run += 1;
    const run = this.#run;
    const isLate = (): boolean => run !== this.#run;
    const query = input.value.trim();
    if (query !== '') this.#results.clearSuggestions();
    const slow = setTimeout(() => {
      if (!isLate()) this.#parts.status.textContent = messageText('client.loading');
    }, statusDelayMs);
    try {
      const index = await this.#load();
      if (isLate()) return;
      if (query === '') this.#invite(index);
      else await this.#answer(query, index, isLate);
    } catch (error) {
      if (!isLate()) this.#fail(error);
    } finally {
      clearTimeout(slow);
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof MissingFile)) {
      this.#crash(error);
      return;
    }
    forgetIndex(this.#url);
    const retry = (): void => {
      this.#index = undefined;
      this.#parts.input.focus();
      void this.#search();
    };
    if (error.gone && !this.#renewed) {
      this.#renewed = true;
      retry();
    } else announceFailure(this.#parts, this.#index?.messages, retry);
  }

  async #load(): Promise<LoadedIndex> {
    if (this.#index) return this.#index;
    const index = await loadSearchIndex(this.#url);
    const { input, close, list, hints } = this.#parts;
    const { messages } = index;
    input.placeholder = formatMessage(messages, 'search.placeholder');
    list.setAttribute('aria-label', formatMessage(messages, 'search.results'));
    close.setAttribute('aria-label', formatMessage(messages, 'search.close'));
    hints.replaceChildren(
      ...key('↑', '↓', formatMessage(messages, 'search.moveKeys')),
      ...key('↵', formatMessage(messages, 'search.openKeys')),
      ...key('Esc', formatMessage(messages, 'search.closeKeys')),
    );
    this.#index = index;
    return index;
  }

  #invite({ messages }: LoadedIndex): void {
    this.#results.showSuggestedLinks(suggestedLinks());
    showEmptyQueryHint(this.#parts, messages);
  }

  /** Shows matching titles at once if shards have to be loaded first, then all results. */
  async #answer(query: string, index: LoadedIndex, isLate: () => boolean): Promise<void> {
    const { searcher } = index;
    const pause = wait(textDelayMs);
    const sectionText = async (section: number): Promise<SectionText> => {
      if (!searcher.hasText(section)) await pause;
      if (isLate()) throw new Error('A newer query has replaced this one.');
      return searcher.text(section);
    };
    if (!searcher.isReady(query)) {
      const titles = searcher.searchTitles(query);
      if (titles.hits.length > 0) this.#show(titles, query, index, sectionText);
      await wait(searcher.isVague(query) ? vagueTypingDelayMs : typingDelayMs);
      if (isLate()) return;
    }
    const results = await searcher.search(query);
    if (isLate()) return;
    this.#show(results, query, index, sectionText);
    reportEvent({ name: 'search', query, results: results.hits.length });
    // Load the rest of a small index for offline use. A failed file is requested again when it is needed.
    searcher.loadSmall().catch(() => {});
  }

  #show(
    results: SearchResults,
    query: string,
    { messages }: LoadedIndex,
    textOf: ResultText,
  ): void {
    this.#results.show(results, messages, textOf);
    announceResults(this.#parts, results, query, messages);
  }
}

/** Keys with their function, for the foot of the dialog. */
function key(...words: readonly string[]): Node[] {
  const does = words.at(-1) ?? '';
  const keys = words.slice(0, -1).map((name) => createElement('kbd', '', name));
  return [createElement('span', '', ...keys, ` ${does}`)];
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
