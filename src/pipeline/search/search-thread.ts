import type { OutputFile } from '../../files/source-file.js';
import type { BuiltSearchIndex, SearchIndexSource } from '../../search/index.js';
import { Thread } from '../../workers/index.js';
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

/** Minimum bytes of a message: sending one takes as long as rendering a short page. */
const minMessageBytes = 500_000;

/**
 * Counts terms and builds the search index of a large new site in a separate thread while this one
 * renders. If the thread fails, the index is built on this thread.
 */
export class SearchThread {
  readonly #script: URL;
  readonly #onTerms: (page: PageName, terms: Uint8Array) => void;
  #batch: PageToIndex[] = [];
  #bytes = 0;
  readonly #waiting: PagesToCount[] = [];
  #thread: Thread<SearchTasks> | undefined;
  /** Ends when the thread has counted all pages that were waiting. */
  #counting: Promise<void> | undefined;

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
    this.#batch.push(page);
    this.#bytes += page.record.byteLength;
    if (this.#bytes >= minMessageBytes) this.#send();
  }

  /**
   * @returns the indexes by the path of their manifest; undefined if they have to be built on this
   * thread
   */
  async make(
    sources: readonly SearchIndexSource[],
    baseUrl: string,
  ): Promise<ReadonlyMap<string, BuiltSearchIndex> | undefined> {
    this.#send();
    const thread = this.#thread;
    if (!thread) return undefined;
    const scopes = sources.map(({ file, texts, pages }) => {
      return { file, texts, pages: pages.map(({ url, digest }) => ({ url, digest })) };
    });
    try {
      await this.#counting;
      return indexes((await thread.work('index', { baseUrl }, scopes)).answer);
    } catch {
      return undefined;
    }
  }

  /** Terminates the thread. */
  async close(): Promise<void> {
    await this.#thread?.end();
  }

  #send(): void {
    if (this.#batch.length === 0) return;
    const pages = this.#batch.map(({ url, digest }) => ({ url, digest }));
    const pieces = this.#batch.flatMap(({ record, terms }) => [record, terms ?? '']);
    this.#waiting.push({ pages, bytes: packBytes(pieces) });
    this.#batch = [];
    this.#bytes = 0;
    this.#thread ??= new Thread<SearchTasks>(this.#script);
    this.#counting ??= this.#count(this.#thread);
    // `make` treats a failure as no result.
    this.#counting.catch(() => undefined);
  }

  /** Sends what is waiting whenever the thread is free. */
  async #count(thread: Thread<SearchTasks>): Promise<void> {
    while (this.#waiting.length > 0) {
      const { answer } = await thread.work('count', undefined, this.#waiting.splice(0));
      for (const counted of answer) this.#takeTerms(counted);
    }
    this.#counting = undefined;
  }

  #takeTerms({ pages, terms }: CountedPages): void {
    const pieces = unpackBytes(terms);
    for (const [index, page] of pages.entries()) {
      this.#onTerms(page, pieces[index] ?? new Uint8Array());
    }
  }
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
