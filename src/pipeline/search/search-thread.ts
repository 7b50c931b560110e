import { Worker } from 'node:worker_threads';
import type { OutputFile } from '../../files/source-file.js';
import type { BuiltSearchIndex, SearchIndexSource } from '../../search/index.js';
import { packBytes, unpackBytes } from '../workers/packed-bytes.js';
import {
  type FromIndexer,
  type IndexedScope,
  minPagesForThread,
  type PageName,
  type ToIndexer,
} from './messages.js';

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
  readonly #parts = new Map<string, OutputFile>();
  #batch: PageToIndex[] = [];
  #bytes = 0;
  #worker: Worker | undefined;
  #made: Promise<readonly IndexedScope[]> | undefined;
  #onPart: (part: OutputFile) => void = () => undefined;

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
    if (this.#bytes >= minPagesForThread) this.#send();
  }

  /**
   * @param onPart called with each part of an index as it arrives
   * @returns the indexes by the path of their manifest; undefined if they have to be built on this
   * thread
   */
  async make(
    sources: readonly SearchIndexSource[],
    baseUrl: string,
    onPart: (part: OutputFile) => void,
  ): Promise<ReadonlyMap<string, BuiltSearchIndex> | undefined> {
    this.#onPart = onPart;
    this.#send();
    const worker = this.#worker;
    if (!worker) return undefined;
    const scopes = sources.map(({ file, texts, pages }) => {
      return { file, texts, pages: pages.map(({ url, digest }) => ({ url, digest })) };
    });
    // From here on, the process must not exit before the thread ends.
    worker.ref();
    worker.postMessage({ kind: 'make', baseUrl, scopes } satisfies ToIndexer);
    const made = await this.#made?.catch(() => undefined);
    return made && new Map(made.map((search) => [search.file, this.#whole(search)]));
  }

  /** Terminates the thread. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #whole({ file, manifest, state, parts }: IndexedScope): BuiltSearchIndex {
    const own = parts.flatMap((path) => this.#parts.get(path) ?? []);
    const files = [...own, { path: file, contents: JSON.stringify(manifest) }];
    return { manifest, state, files };
  }

  #send(): void {
    if (this.#batch.length === 0) return;
    const pages = this.#batch.map(({ url, digest }) => ({ url, digest }));
    const pieces = this.#batch.flatMap(({ record, terms }) => [record, terms ?? '']);
    this.#start().postMessage({
      kind: 'pages',
      pages,
      bytes: packBytes(pieces),
    } satisfies ToIndexer);
    this.#batch = [];
    this.#bytes = 0;
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#script);
    this.#made = new Promise((done, fail) => {
      worker.on('message', (message: FromIndexer) => {
        if (message.kind === 'made') done(message.searches);
        else this.#take(message);
      });
      worker.on('error', fail);
      worker.on('exit', () => fail(new Error('the thread that makes searches has ended')));
    });
    // Avoids an unhandled rejection if the build fails; `make` treats a failure as no result.
    this.#made.catch(() => undefined);
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #take(message: Exclude<FromIndexer, { readonly kind: 'made' }>): void {
    if (message.kind === 'counted') {
      const terms = unpackBytes(message.terms);
      for (const [index, page] of message.pages.entries()) {
        this.#onTerms(page, terms[index] ?? new Uint8Array());
      }
      return;
    }
    for (const [index, contents] of unpackBytes(message.contents).entries()) {
      const path = message.paths[index] ?? '';
      // The name contains the digest.
      const part = { path, key: path, contents };
      this.#parts.set(path, part);
      this.#onPart(part);
    }
  }
}
