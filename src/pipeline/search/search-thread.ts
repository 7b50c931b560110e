import type { OutputFile } from '../../files/output-file.js';
import type { BuiltSearchIndex, SearchIndexSource } from '../../search/index.js';
import { MessageQueue, Thread } from '../../workers/index.js';
import { packBytes, unpackBytes } from '../workers/packed-bytes.js';
import type {
  CountedPages,
  IndexedSite,
  PageName,
  PagesToCount,
  SearchTasks,
} from './search-tasks.js';

/** A newly built page, as the search thread receives it. */
export interface PageToIndex extends PageName {
  /** JSON, see `SearchRecord`. */
  readonly record: Uint8Array;
  /** JSON, see `PageTerms`; if absent, the thread counts the terms. */
  readonly terms: Uint8Array | undefined;
}

/**
 * Counts terms and builds the search index of a large new site in a separate thread while this one
 * renders. If the thread fails, the index is built on this thread.
 */
export class SearchThread {
  readonly #script: URL;
  readonly #onTerms: (page: PageName, terms: Uint8Array) => void;
  readonly #queue = new MessageQueue(packPages, (messages) => this.#count(messages));
  #thread: Thread<SearchTasks> | undefined;

  /**
   * @param onTerms called with the terms of a page to cache: JSON, see `PageTerms`
   * @param script of the thread; docsgen's own by default
   */
  constructor(
    onTerms: (page: PageName, terms: Uint8Array) => void,
    script: URL = new URL('search-worker.js', import.meta.url),
  ) {
    this.#onTerms = onTerms;
    this.#script = script;
  }

  add(page: PageToIndex): void {
    this.#queue.add(page, page.record.byteLength);
  }

  /**
   * @returns the indexes by the path of their manifest; undefined if they have to be built on this
   * thread
   */
  async make(
    sources: readonly SearchIndexSource[],
    baseUrl: string,
  ): Promise<ReadonlyMap<string, BuiltSearchIndex> | undefined> {
    const scopes = sources.map(({ file, messages, pages }) => {
      const names = pages.map(({ url, digest, elsewhere }) => ({ url, digest, elsewhere }));
      return { file, messages, pages: names };
    });
    try {
      await this.#queue.finish();
      const thread = this.#thread;
      return thread && indexes((await thread.work('index', { baseUrl }, scopes)).result);
    } catch {
      return undefined;
    }
  }

  /** Terminates the thread. */
  async close(): Promise<void> {
    await this.#thread?.end();
  }

  async #count(messages: readonly PagesToCount[]): Promise<void> {
    this.#thread ??= new Thread<SearchTasks>(this.#script);
    const { result } = await this.#thread.work('count', undefined, messages);
    for (const counted of result) this.#takeTerms(counted);
  }

  #takeTerms({ pages, terms }: CountedPages): void {
    const pieces = unpackBytes(terms);
    for (const [index, page] of pages.entries()) {
      this.#onTerms(page, pieces[index] ?? new Uint8Array());
    }
  }
}

function packPages(batch: readonly PageToIndex[]): PagesToCount {
  const pages = batch.map(({ url, digest }) => ({ url, digest }));
  return { pages, bytes: packBytes(batch.flatMap(({ record, terms }) => [record, terms ?? ''])) };
}

function indexes({
  searches,
  paths,
  contents,
}: IndexedSite): ReadonlyMap<string, BuiltSearchIndex> {
  const pieces = unpackBytes(contents);
  // The name contains the digest.
  const parts = new Map(
    paths.map((path, index): [string, OutputFile] => [
      path,
      { path, key: path, contents: pieces[index] ?? new Uint8Array() },
    ]),
  );
  return new Map(
    searches.map(({ file, manifest, state, parts: own }) => {
      const files = own.flatMap((path) => parts.get(path) ?? []);
      const all = [...files, { path: file, contents: JSON.stringify(manifest) }];
      return [file, { manifest, state, files: all }];
    }),
  );
}
