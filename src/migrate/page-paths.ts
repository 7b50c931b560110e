import path from 'node:path/posix';
import { isMarkdownFile } from '../files/markdown-file.js';
import { decodeUriPart } from '../url/decode-uri-part.js';
import type { MigratedFile } from './migrated-file.js';
import { linkedFilePath } from './reserved-paths.js';
import type { SourceFiles } from './source-files.js';
import type { PageContext, SourcePage, SourceSite } from './source-tool.js';

/** Where files of the old site are in the new one. Texts may name further files, which are copied. */
export class PagePaths {
  readonly #pages: Map<string, SourcePage>;
  /** The place that links lead to, by file. */
  readonly #assets: Map<string, string>;
  readonly #migrated: ReadonlySet<string>;
  /** The file of the old site by place: a file can have several. */
  readonly #copies: Map<string, string>;
  readonly #routes: ReadonlyMap<string, SourcePage>;
  /** Pages by their route without the names of releases. */
  readonly #plainRoutes: ReadonlyMap<string, SourcePage>;
  /** Address of the old site, such as `www.example.com/base/`; undefined if its settings do not say it. */
  readonly #address: string | undefined;
  /** Markdown files outside of the pages, with the page that includes them. */
  readonly #texts = new Map<string, SourcePage>();

  readonly #hasLinksOfTexts: boolean;

  constructor(
    site: SourceSite,
    readonly files: SourceFiles,
  ) {
    this.#pages = new Map(site.pages.map((page) => [page.from, page]));
    this.#routes = new Map(site.pages.flatMap((page) => (page.route ? [[page.route, page]] : [])));
    const longFirst = [...this.#routes].toSorted(([one], [other]) => other.length - one.length);
    this.#plainRoutes = new Map(longFirst.map(([route, page]) => [withoutRelease(route), page]));
    this.#address = siteAddress(site.config);
    this.#hasLinksOfTexts = site.hasLinksOfTexts === true;
    this.#assets = new Map(site.assets.toReversed().map(({ from, to }) => [from, to]));
    this.#migrated = new Set(this.#assets.keys());
    this.#copies = new Map(site.assets.map(({ from, to }) => [to, from]));
  }

  context(page: SourcePage): PageContext {
    return {
      page,
      files: this.files,
      isMigrated: (file) => this.#pages.has(file) || this.#migrated.has(file),
      movedPage: (file) => this.#pages.get(file),
      byRoute: (target, folder) => this.#byRoute(target, folder, page),
      byAddress: (target) => this.#byAddress(target, page),
      linkTo: (file) => {
        const to = this.#pages.get(file)?.to ?? this.#pathBeside(file, page);
        return this.#relative(page, to);
      },
    };
  }

  #byRoute(target: string, folder: string, page: SourcePage): string | undefined {
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    const file = decodeUriPart(written);
    if (file === '' || this.files.has(path.join(path.dirname(page.from), file))) return undefined;
    const route = page.route ?? '/';
    // Addresses of folders end with a slash, so that a path in them is below the page.
    const address = path.join(file.startsWith('/') ? '/' : `${route}/`, file);
    const found = this.#routes.get(address.replace(/(.)\/$/, '$1').replace(/\.html$/, ''));
    if (found && !file.startsWith('/')) return this.#relative(page, found.to) + rest;
    const asset = path.join(folder, address);
    if (found || !this.#assets.has(asset)) return undefined;
    const to = this.#assetPath(asset);
    if (!to.startsWith('static/')) return this.#relative(page, to) + rest;
    // What is in the static folder has an address, and no links from file to file.
    return file.startsWith('/') ? undefined : to.slice('static'.length) + rest;
  }

  #byAddress(target: string, page: SourcePage): string | undefined {
    const [, address = '', rest = ''] = /^https?:\/\/([^?#]*)(.*)$/s.exec(target) ?? [];
    const below = `${withoutWww(address)}/`;
    if (this.#address === undefined || !below.startsWith(this.#address)) return undefined;
    const written = decodeUriPart(below.slice(this.#address.length));
    const route = `/${written.replace(/\/+$/, '').replace(/(?:\.html|(?:^|\/)index\.html)$/, '')}`;
    const found = this.#routes.get(route) ?? this.#plainRoutes.get(withoutRelease(route));
    if (!found?.to.startsWith('content/')) return undefined;
    if (page.to.startsWith('content/')) return this.#relative(page, found.to) + rest;
    // A translation refers to the original by its path in the content folder.
    return /^i18n\/[^/]+\/docs\//.test(page.to)
      ? found.to.slice('content'.length) + rest
      : undefined;
  }

  #relative(page: SourcePage, to: string): string {
    const relative = path.relative(path.dirname(page.to), to);
    return relative.startsWith('.') ? relative : `./${relative}`;
  }

  #pathBeside(file: string, page: SourcePage): string {
    const isNew = !this.#assets.has(file);
    const to = this.#assetPath(file);
    if (isNew && isMarkdownFile(file) && this.files.has(file)) this.#texts.set(file, page);
    return to;
  }

  /**
   * Returns the Markdown files outside of the pages that were included since the last call, as pages to convert. Unless the
   * tool says otherwise, their links are those of the page that includes them.
   */
  takeTexts(): readonly { readonly page: SourcePage; readonly context: PageContext }[] {
    const taken = [...this.#texts].map(([from, { from: includedBy }]) => {
      const page = { from, to: this.#assetPath(from) };
      this.#pages.set(from, page);
      this.#assets.delete(from);
      this.#copies.delete(page.to);
      const linksFrom = this.#hasLinksOfTexts ? from : includedBy;
      return { page, context: this.context({ from: linksFrom, to: page.to }) };
    });
    this.#texts.clear();
    return taken;
  }

  /** A file outside of the pages keeps its path, without the leading `../`, unless docsgen would run it there. */
  #assetPath(file: string): string {
    const known = this.#assets.get(file);
    if (known !== undefined) return known;
    const to = linkedFilePath(file);
    if (this.files.has(file)) {
      this.#assets.set(file, to);
      this.#copies.set(to, file);
    }
    return to;
  }

  copies(): Extract<MigratedFile, { copyOf: string }>[] {
    return [...this.#copies].map(([to, from]) => ({ path: to, copyOf: from }));
  }
}

/** Names of releases in addresses, which lead to the same page with them and without them. */
const releases = /^(?:latest|stable|current|main|master|next|dev)$/;

/** `/latest/plugins/about` → `/plugins/about` */
function withoutRelease(route: string): string {
  const kept = route.split('/').filter((part) => !releases.test(part));
  return kept.length > 1 ? kept.join('/') : '/';
}

function siteAddress({ url, baseUrl }: SourceSite['config']): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const base = typeof baseUrl === 'string' ? baseUrl : '/';
  return withoutWww(path.join(new URL(url).host, base, '/'));
}

function withoutWww(address: string): string {
  return address.replace(/^www\./, '');
}
