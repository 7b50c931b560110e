import type { SiteConfig } from '../../config/index.js';
import type { Doc, DocText } from '../../content/doc.js';
import { type Diagnostic, DiagnosticError, type Outcome } from '../../diagnostics/diagnostic.js';
import { applyRules, withExcerpts } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';
import type { SourceFile } from '../../files/source-file.js';
import {
  type Asset,
  type BuiltPage,
  markdownText,
  type PageResult,
  type PlannedPage,
  type Site,
} from '../../site/index.js';
import type { PageProps } from '../../site/page-props/page.js';
import type { CompiledBlocks } from '../blocks/compiled-blocks.js';
import type { BuildCache } from '../cache/index.js';
import { filledPage, SitePaths } from '../delivery/index.js';
import type { ParserSetup } from '../docs/doc-parser.js';
import { lazyOutputFile } from '../files/lazy-output-file.js';
import { PageCache } from '../pages/page-cache.js';
import { PageKeys } from '../pages/page-keys.js';
import { renderPage } from '../pages/render-page.js';
import type { SiteSources } from '../read.js';
import { placeThemeFailures } from '../theme/failure-places.js';
import type { BuiltTheme } from '../theme/index.js';
import { assetFile } from '../theme/theme-files.js';
import { timeSlices } from '../timing/time-slice.js';
import { SiteCompletion } from './completion.js';
import { type HotUpdate, HotUpdates, type UpdatedPage } from './hot-updates.js';
import { LruCache } from './lru-cache.js';

/** What clients have requested of a site, most recent first. */
export interface ServedPages {
  /** Their Markdown files. */
  readonly docs: readonly string[];
  /** Output path of the last page. */
  readonly last: string | undefined;
  /** Digest of the theme. */
  readonly theme: string;
}

/** Everything that a site for the development server is made from. */
export interface OnDemandParts {
  readonly config: SiteConfig;
  readonly cache: BuildCache;
  readonly sources: Pick<SiteSources, 'contentAssets' | 'staticFiles'>;
  readonly theme: BuiltTheme;
  /** The site's own blocks. */
  readonly blocks: CompiledBlocks | undefined;
  /** See `OnDemandOptions`. Cached pages do not contain it. */
  readonly devScript: string | undefined;
  readonly site: Site;
  /** Returns the Markdown files as far as they have been parsed. */
  readonly docs: () => readonly Doc[];
  /** Texts that have changed since the plan was made; the site reads them first. */
  readonly texts: Map<string, DocText>;
  readonly assets: ReadonlyMap<string, Asset>;
  /** Style sheets and scripts of pages in React. */
  readonly pageFiles: readonly OutputFile[];
  /** Pages made by hooks. */
  readonly generated: readonly SourceFile[];
  readonly setup: ParserSetup;
  /** Whether all link targets are known. Until then, no broken links are reported. */
  readonly knowsTargets: boolean;
  /** URL path of the home page. */
  readonly home: string;
  /** Absolute paths of the files and folders that need a new site when they change. */
  readonly watch: readonly string[];
  /** Those below them that are no sources. */
  readonly unwatched: readonly string[];
}

/** Lists from which the Not Found page suggests pages. */
const notFoundListFile = /(^|\/)404(-[^/]*)?\.json$/;
/** Number of rendered pages to keep in memory. */
const maxRecentPages = 64;

/** A site whose pages are rendered when they are requested. */
export class OnDemandSite {
  readonly home: string;
  readonly watch: readonly string[];
  readonly unwatched: readonly string[];
  readonly pages: readonly PlannedPage[];
  readonly #parts: OnDemandParts;
  readonly #pages: ReadonlyMap<string, PlannedPage>;
  readonly #markdown: ReadonlyMap<string, PlannedPage>;
  readonly #files: ReadonlyMap<string, OutputFile>;
  readonly #html = new LruCache<string>(maxRecentPages);
  #results: Promise<readonly PageResult[] | undefined> | undefined;
  #completion: SiteCompletion | undefined;
  /** Made on first use, because the first page needs no keys. */
  #pageCache: PageCache | undefined;
  #completedFiles: ReadonlyMap<string, OutputFile> = new Map();
  readonly #updates: HotUpdates;
  #notFoundLists: ReadonlyMap<string, OutputFile> | undefined;
  #isClosed = false;
  #isCompletionRequested = false;

  constructor(parts: OnDemandParts) {
    this.#parts = parts;
    this.home = parts.home;
    this.watch = parts.watch;
    this.unwatched = parts.unwatched;
    this.pages = parts.site.pages;
    this.#pages = new Map(this.pages.map((page) => [page.file, page]));
    this.#markdown = new Map(
      this.pages.flatMap((page) => (page.markdown ? [[page.markdown.path, page]] : [])),
    );
    this.#updates = new HotUpdates({
      ...parts,
      render: (file) => this.#renderDoc(file),
      serve: ({ page, html }) => this.#html.set(page.file, html),
      requestedFiles: () => this.#requestedFiles(),
    });
    this.#files = byPath([
      ...parts.theme.files,
      ...parts.theme.oauthCallback,
      parts.theme.redirectScript,
      ...parts.pageFiles,
      ...(parts.blocks?.files ?? []),
      ...(parts.blocks?.assets ?? []).map(assetFile),
      ...parts.sources.contentAssets.flatMap(({ path: file, contents }) => {
        const { output, isExecutable = false } = parts.assets.get(file) ?? {};
        return output === undefined || isExecutable ? [] : [{ path: output, contents }];
      }),
      ...parts.sources.staticFiles,
    ]);
  }

  has(file: string): boolean {
    return (
      this.#pages.has(file) ||
      this.#files.has(file) ||
      this.#markdown.has(file) ||
      this.#completedFiles.has(file) ||
      this.#notFoundList(file) !== undefined
    );
  }

  /** Whether {@link complete} may create a file that {@link has} does not know yet. */
  mayHave(file: string): boolean {
    return !notFoundListFile.test(file) && this.#parts.site.mayProduce(file);
  }

  /**
   * Returns the Markdown file or description that a page, or its Markdown version, is made from.
   */
  pageSource(file: string): string | undefined {
    if (this.#files.has(file)) return undefined;
    return (this.#pages.get(file) ?? this.#markdown.get(file))?.source;
  }

  /** @throws DiagnosticError if the theme cannot render a page */
  async read(file: string): Promise<Uint8Array | undefined> {
    const contents = this.#read(file);
    return typeof contents === 'string' ? Buffer.from(contents) : contents;
  }

  /**
   * Builds the files that depend on all pages, so that {@link has} finds them.
   * @param url requested URL; without it, all files are built
   */
  async complete(url?: string): Promise<void> {
    this.#isCompletionRequested = true;
    const completion = await this.#complete();
    if (completion) this.#completedFiles = byPath(await completion.files(url));
  }

  /**
   * Checks all pages, and yields to requests in between. Returns undefined if the site was closed
   * before the end.
   */
  async findProblems(): Promise<readonly Diagnostic[] | undefined> {
    const problems = await (await this.#complete())?.problems();
    return problems && this.#reported(problems);
  }

  /**
   * Returns the problems of the pages that show these files (absolute paths). If there are many,
   * only pages in use are checked now; the others follow in the background.
   * @param before what the site in use now serves; if its theme differs, its last page is rendered
   * with the new theme as well
   */
  check(files: Iterable<string>, before?: ServedPages): readonly Diagnostic[] {
    const docs = this.#updates.docsToUpdate(files, before?.docs ?? []);
    const changed = new Set(docs.map(({ path: file }) => file));
    const found = this.pages.flatMap((page) =>
      page.doc && changed.has(page.doc.file) ? this.#pageDiagnostics(page.build()) : [],
    );
    const { theme } = this.#parts;
    const isOther = before !== undefined && before.theme !== theme.digest;
    const page = isOther ? this.#pages.get(before.last ?? '') : undefined;
    if (!page) return found;
    const { diagnostics } = this.#placed(renderPage(page.build().props, theme.module));
    return [...found, ...this.#reported(diagnostics)];
  }

  served(): ServedPages {
    const [last] = this.#html.names;
    return { docs: this.#requestedFiles(), last, theme: this.#parts.theme.digest };
  }

  /** Stops background work, because a new site takes over. */
  close(): void {
    this.#isClosed = true;
  }

  /** Shows changed files without a build, see {@link HotUpdates.apply}. */
  async applyChanges(files: Iterable<string>): Promise<HotUpdate> {
    return this.#updates.apply(files);
  }

  /** Markdown files of the requested pages, most recent first. */
  #requestedFiles(): readonly string[] {
    return this.#html.names.flatMap((name) => this.#pages.get(name)?.doc?.file ?? []);
  }

  #read(file: string): OutputFile['contents'] | undefined {
    // A build refuses a static file at the path of a page; here the file is shown.
    const page = this.#files.has(file) ? undefined : this.#pages.get(file);
    if (page) return this.#pageHtml(page);
    const known =
      this.#files.get(file) ?? this.#completedFiles.get(file) ?? this.#notFoundList(file);
    if (known) return known.contents;
    const markdown = this.#markdown.get(file)?.build().markdown;
    return markdown && markdownText(markdown);
  }

  /** The suggestions of the Not Found page must not wait for all pages. */
  #notFoundList(file: string): OutputFile | undefined {
    if (!notFoundListFile.test(file)) return undefined;
    this.#notFoundLists ??= byPath(this.#parts.site.notFoundPageLists());
    return this.#notFoundLists.get(file);
  }

  /** Renders the pages of a Markdown file, with the problems that an edit can cause. */
  #renderDoc(file: string): UpdatedPage[] {
    const { knowsTargets } = this.#parts;
    return (
      this.pages
        // A translation uses the heading ids of its original.
        .filter(({ doc }) => doc?.file === file || doc?.original?.path === file)
        .map((page) => {
          const made = page.build();
          const { value: html = '', diagnostics } = this.#render(made.props);
          const found = knowsTargets ? this.#pageDiagnostics(made) : [];
          return { page, html, diagnostics: [...found, ...diagnostics] };
        })
    );
  }

  /**
   * Returns the problems that an edit of the page can cause. {@link findProblems} returns those in
   * descriptions.
   */
  #pageDiagnostics({ facts }: BuiltPage): readonly Diagnostic[] {
    const { isInDescription } = this.#parts.site;
    const found = facts.diagnostics.filter((problem) => !isInDescription(problem));
    return this.#reported(found);
  }

  #reported(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    const { config, generated } = this.#parts;
    return withExcerpts(applyRules(diagnostics, config.rules), generated);
  }

  #pageHtml(page: PlannedPage): string {
    const known = this.#html.get(page.file);
    if (known !== undefined) return known;
    const { value, diagnostics } = this.#render(page.build().props);
    if (value === undefined) throw new DiagnosticError(diagnostics);
    // Not kept, because a change of any joined page changes it.
    if (page.joins) return this.#filled(value, page.joins);
    this.#html.set(page.file, value);
    return value;
  }

  #filled(html: string, joins: readonly string[]): string {
    const fileHtml = (file: string): string => {
      const page = this.#pages.get(file);
      return page === undefined ? '' : this.#pageHtml(page);
    };
    const files = joins.map((file): OutputFile => lazyOutputFile(file, file, () => fileHtml(file)));
    const contents = byPath(files);
    return filledPage(html, joins, contents, new SitePaths(this.#parts.config.baseUrl, files));
  }

  #render(props: PageProps): Outcome<string | undefined> {
    const { devScript, theme } = this.#parts;
    return this.#placed(renderPage({ ...props, head: { ...props.head, devScript } }, theme.module));
  }

  #placed({ value, diagnostics }: Outcome<string | undefined>): Outcome<string | undefined> {
    const { theme, config } = this.#parts;
    return { value, diagnostics: placeThemeFailures(diagnostics, theme.sourceMap, config.siteDir) };
  }

  /** Returns undefined if the site was closed before all pages were built. */
  async #complete(): Promise<SiteCompletion | undefined> {
    const results = await this.#allResults();
    if (!results) return undefined;
    const { site, config, cache } = this.#parts;
    this.#completion ??= new SiteCompletion(site, results, config, cache);
    return this.#completion;
  }

  #allResults(): Promise<readonly PageResult[] | undefined> {
    this.#results ??= this.#buildResults().then((results) => {
      // Allows another attempt, because a request may still need the result.
      if (!results) this.#results = undefined;
      return results;
    });
    return this.#results;
  }

  /** Yields to requests in between. Returns undefined if a later site or an update replaces the results. */
  async #buildResults(): Promise<readonly PageResult[] | undefined> {
    const results: PageResult[] = [];
    const { yieldIfOver } = timeSlices();
    for (const page of this.pages) {
      if (this.#isClosed || (this.#updates.areAny && !this.#isCompletionRequested))
        return undefined;
      results.push(this.#pageResult(page));
      await yieldIfOver();
    }
    return results;
  }

  /** Returns the result of building a page, from the cache if its key has not changed. */
  #pageResult(page: PlannedPage): PageResult {
    const { cache, site, theme, texts } = this.#parts;
    // The key belongs to the text at planning time, so a changed text bypasses the cache.
    if (texts.size > 0) {
      const { facts, markdown, record } = page.build();
      const traits = facts;
      return { page, traits, facts, markdown: () => markdown, record: () => record };
    }
    this.#pageCache ??= new PageCache(new PageKeys(site, theme), cache);
    const found = this.#pageCache.find(page) ?? this.#pageCache.keep(page, page.build());
    // Reads the facts now, between two requests.
    return { ...found };
  }
}

function byPath(files: readonly OutputFile[]): ReadonlyMap<string, OutputFile> {
  return new Map(files.map((file) => [file.path, file]));
}
