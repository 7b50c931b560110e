import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { sitePath } from '../../diagnostics/site-path.js';
import type { ApiOutlines } from './api-outlines.js';
import type { HotUpdate } from './hot-updates.js';
import type { LazyDocs } from './lazy-docs.js';
import type { OnDemandSite } from './on-demand-site.js';

/**
 * A preview of the site, planned from the beginnings of its documents, until everything is parsed.
 * A requested page is parsed in full; if its title differs from the outline, the site is planned
 * again. The preview has no diagnostics, no search, no exports and no pages of unparsed
 * descriptions.
 */
export class ProvisionalSite {
  readonly home: string;
  readonly watch: readonly string[];
  readonly unwatched: readonly string[];
  readonly #docs: LazyDocs;
  readonly #apis: ApiOutlines;
  readonly #plan: () => OnDemandSite;
  readonly #siteDir: string;
  /** Absolute paths of files that were saved and whose pages show the new text. */
  readonly #saved = new Set<string>();
  #site: OnDemandSite;
  /** The latest plan, which replaces the site when it is ready. */
  #planned: OnDemandSite | undefined;

  /** @param plan makes the site from the documents as far as they are known */
  constructor(docs: LazyDocs, apis: ApiOutlines, siteDir: string, plan: () => OnDemandSite) {
    this.#docs = docs;
    this.#apis = apis;
    this.#plan = plan;
    this.#siteDir = siteDir;
    this.#site = plan();
    this.home = this.#site.home;
    this.watch = this.#site.watch;
    this.unwatched = this.#site.unwatched;
  }

  get pages(): OnDemandSite['pages'] {
    return this.#site.pages;
  }

  has(file: string): boolean {
    return this.#site.has(file) && !this.#apis.has(this.#site.pageSource(file));
  }

  /** Whether such a file may exist once everything is parsed. */
  mayHave(file: string): boolean {
    return this.#site.mayHave(file) || this.#apis.mayHave(file, this.pages);
  }

  /** @throws DiagnosticError if the theme cannot render a page */
  async read(file: string): Promise<Uint8Array | undefined> {
    const shown = this.#site.pageSource(file);
    if (shown !== undefined && (await this.#docs.learn(shown))) await this.#planAgain();
    return this.#site.read(file);
  }

  /** See {@link OnDemandSite.applyChanges}. */
  async applyChanges(files: Iterable<string>): Promise<HotUpdate> {
    const changed = [...files];
    const names = changed.map((file) => sitePath(this.#siteDir, file));
    let isOther = false;
    for (const name of names) isOther = (await this.#docs.learn(name)) || isOther;
    if (isOther) await this.#planAgain();
    const update = await this.#site.applyChanges(changed);
    if (update.kind === 'applied') for (const file of changed) this.#saved.add(file);
    return update.kind === 'needs-build' ? this.#applyTitles(names) : update;
  }

  /** Plans again with changed titles, because opening a large site takes too long to wait for. */
  async #applyTitles(names: readonly string[]): Promise<HotUpdate> {
    const diagnostics = await this.#docs.reread(names);
    if (!diagnostics) return { kind: 'needs-build' };
    const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
    if (!hasErrors) await this.#planAgain();
    return { kind: 'applied', diagnostics, pages: hasErrors ? new Map() : 'all' };
  }

  /** Returns no diagnostics, because they follow when the site is fully parsed. */
  check(): readonly Diagnostic[] {
    return [];
  }

  close(): void {
    this.#site.close();
  }

  async #planAgain(): Promise<void> {
    const site = this.#plan();
    this.#planned = site;
    for (const file of this.#saved) await site.applyChanges([file]);
    // A later call may have made a newer plan meanwhile.
    if (this.#planned === site) this.#site = site;
  }
}
