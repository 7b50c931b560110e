import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { sitePath } from '../../diagnostics/site-path.js';
import type { OnDemandSite } from './on-demand-site.js';
import type { OutlinedApis } from './outlined-apis.js';
import type { OutlinedDocs } from './outlined-docs.js';

/**
 * A site to look at until it has been understood: planned from how its texts begin. A page that is asked for is the
 * real one, and the plan is made again where that shows that a text is called something else than was thought.
 * Nothing is told of what is wrong, and what needs all pages (the search, lists for machines) is not there, nor are the
 * pages of a description that has not been understood.
 */
export class OutlinedSite {
  readonly home: string;
  readonly watch: readonly string[];
  readonly #docs: OutlinedDocs;
  readonly #apis: OutlinedApis;
  readonly #plan: () => OnDemandSite;
  readonly #siteDir: string;
  /** Absolute paths of files whose pages show what they say now. */
  readonly #saved = new Set<string>();
  #site: OnDemandSite;
  /** The last plan, which becomes the site. */
  #planned: OnDemandSite | undefined;

  /** @param plan makes the site from what is known of the documents by now */
  constructor(docs: OutlinedDocs, apis: OutlinedApis, siteDir: string, plan: () => OnDemandSite) {
    this.#docs = docs;
    this.#apis = apis;
    this.#plan = plan;
    this.#siteDir = siteDir;
    this.#site = plan();
    this.home = this.#site.home;
    this.watch = this.#site.watch;
  }

  get pages(): OnDemandSite['pages'] {
    return this.#site.pages;
  }

  has(file: string): boolean {
    return this.#site.has(file) && !this.#apis.has(this.#site.sourceOf(file));
  }

  /** Whether it may turn out that there is such a file. */
  mayHave(file: string): boolean {
    return this.#site.mayHave(file) || this.#apis.mayHave(file, this.pages);
  }

  /** @throws DiagnosticError where the theme cannot show a page */
  async read(file: string): Promise<Uint8Array | undefined> {
    const shown = this.#site.sourceOf(file);
    if (shown !== undefined && (await this.#docs.learn(shown))) await this.#planAnew();
    return this.#site.read(file);
  }

  /** As {@link OnDemandSite.revise}. */
  async revise(files: Iterable<string>): ReturnType<OnDemandSite['revise']> {
    const changed = [...files];
    const names = changed.map((file) => sitePath(this.#siteDir, file));
    let isOther = false;
    for (const name of names) isOther = (await this.#docs.learn(name)) || isOther;
    if (isOther) await this.#planAnew();
    const revision = await this.#site.revise(changed);
    if (typeof revision === 'object') for (const file of changed) this.#saved.add(file);
    return revision ?? this.#rename(names);
  }

  /** Understanding a large site takes longer than anybody waits for a title that is another now. */
  async #rename(names: readonly string[]): ReturnType<OnDemandSite['revise']> {
    const diagnostics = await this.#docs.reread(names);
    if (!diagnostics) return undefined;
    if (diagnostics.some(({ severity }) => severity === 'error')) {
      return { diagnostics, pages: new Map() };
    }
    await this.#planAnew();
    return { diagnostics, pages: 'all' };
  }

  /** Nothing: what is wrong is told when the site has been understood. */
  check(): readonly Diagnostic[] {
    return [];
  }

  close(): void {
    this.#site.close();
  }

  async #planAnew(): Promise<void> {
    const site = this.#plan();
    this.#planned = site;
    for (const file of this.#saved) await site.revise([file]);
    // Meanwhile more may have become known.
    if (this.#planned === site) this.#site = site;
  }
}
