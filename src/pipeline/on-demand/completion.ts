import type { SiteConfig } from '../../config/index.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { OutputFile } from '../../files/source-file.js';
import type { FoundPage, Site } from '../../site/index.js';
import type { BuildCache } from '../cache/index.js';
import { lazyFile } from '../lazy-file.js';
import { indexSite } from '../search/index.js';

/** URLs of the search: of its manifests, `search-index.json`, and of what these name. */
const ofSearch = /\/search-[^/?]*\.json/;

/** Makes what needs all pages, as far as somebody asks for it. */
export class SiteCompletion {
  readonly #config: SiteConfig;
  readonly #cache: BuildCache;
  readonly #settle: () => ReturnType<Site['complete']>;
  #settled: ReturnType<Site['complete']> | undefined;
  #search: Promise<Outcome<readonly OutputFile[]>> | undefined;

  constructor(site: Site, found: readonly FoundPage[], config: SiteConfig, cache: BuildCache) {
    this.#settle = () => site.complete(found);
    this.#config = config;
    this.#cache = cache;
  }

  /**
   * Files that are no pages. The search takes the longest of all, and whoever mistypes an address should not wait for
   * it.
   *
   * @param url that is asked for; without it, there is all
   */
  async files(url?: string): Promise<readonly OutputFile[]> {
    this.#settled ??= this.#settle();
    const { files, searches } = this.#settled.value;
    if (url === undefined || ofSearch.test(url)) this.#search ??= this.#index(searches);
    return [...files, ...((await this.#search)?.value ?? [])];
  }

  /** What is wrong with all pages together. */
  async problems(): Promise<readonly Diagnostic[]> {
    const { search } = this.#config;
    // What is made with them is let go: few ask for it, and of a large site it is large.
    if (search === false || search.expect.length === 0) return this.#settle().diagnostics;
    await this.files();
    return [...(this.#settled?.diagnostics ?? []), ...((await this.#search)?.diagnostics ?? [])];
  }

  async #index(searches: Parameters<typeof indexSite>[0]): Promise<Outcome<readonly OutputFile[]>> {
    const { searchFiles } = this.#cache;
    const { value, diagnostics } = await indexSite(searches, this.#config, this.#cache);
    const files = value.map((file) =>
      searchFiles.keyOf(file.path) === undefined
        ? file
        : lazyFile(file.path, file.path, () => searchFiles.find(file.path)?.value ?? ''),
    );
    return { value: files, diagnostics };
  }
}
