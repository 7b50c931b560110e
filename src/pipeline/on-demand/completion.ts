import type { SiteConfig } from '../../config/index.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/output-file.js';
import type { PageResult, Site } from '../../site/index.js';
import type { BuildCache } from '../cache/index.js';
import { lazyOutputFile } from '../files/lazy-output-file.js';
import { indexSite } from '../search/index.js';

/** URLs of the search index: the manifests (`search-index.json`) and the files they list. */
const ofSearch = /\/search-[^/?]*\.json/;

/** Builds the results that depend on all pages, on demand. */
export class SiteCompletion {
  readonly #config: SiteConfig;
  readonly #cache: BuildCache;
  readonly #complete: () => ReturnType<Site['complete']>;
  #completed: ReturnType<Site['complete']> | undefined;
  #search: Promise<Outcome<readonly OutputFile[]>> | undefined;

  constructor(site: Site, found: readonly PageResult[], config: SiteConfig, cache: BuildCache) {
    this.#complete = () => site.complete(found);
    this.#config = config;
    this.#cache = cache;
  }

  /**
   * Returns the files that are not pages. The search index takes longest, so a mistyped URL must
   * not trigger it.
   * @param url requested URL; without it, all files are built
   */
  async files(url?: string): Promise<readonly OutputFile[]> {
    this.#completed ??= this.#complete();
    const { files, searches } = this.#completed.value;
    if (url === undefined || ofSearch.test(url)) this.#search ??= this.#index(searches);
    return [...files, ...((await this.#search)?.value ?? [])];
  }

  /** Returns the diagnostics that depend on all pages. */
  async problems(): Promise<readonly Diagnostic[]> {
    const { search } = this.#config;
    // Discards the files, which are large for a large site and rarely requested.
    if (search === false || search.expect.length === 0) return this.#complete().diagnostics;
    await this.files();
    return [...(this.#completed?.diagnostics ?? []), ...((await this.#search)?.diagnostics ?? [])];
  }

  async #index(searches: Parameters<typeof indexSite>[0]): Promise<Outcome<readonly OutputFile[]>> {
    const { searchFiles } = this.#cache;
    const { value, diagnostics } = await indexSite(searches, this.#config, this.#cache);
    const files = value.map((file) =>
      searchFiles.entryKey(file.path) === undefined
        ? file
        : lazyOutputFile(file.path, file.path, () => searchFiles.find(file.path)?.value ?? ''),
    );
    return { value: files, diagnostics };
  }
}
