import { diagnose, Spellings } from '../diagnostics/index.js';
import type { Diagnostic, Place, Severity } from '../model/index.js';
import { ApiLinks, decode, isApiLink } from './api-links.js';
import type { Origin, PendingAnchor, Resolved, Targets } from './link-target.js';
import type { Urls } from './urls.js';
import { type Found, type Lookup, Whereabouts, type WhereaboutsOptions } from './whereabouts.js';

export interface LinkOptions extends WhereaboutsOptions {
  readonly urls: Urls;
  /** Origin of the published site: links to it are checked as internal ones. */
  readonly siteUrl?: string | undefined;
  /** Where the original of a file lies, if it is a translation; else the file itself. */
  readonly originalOf: (file: string) => string;
  /** Routes of references that could not be made: links to them are not reported. */
  readonly missingReferences: readonly string[];
  /** Undefined: not reported. */
  readonly brokenLinks: Severity | undefined;
  readonly brokenAnchors: Severity | undefined;
  /**
   * The same for the texts of API descriptions, which often come from where their links lead somewhere; null for
   * what is no such text.
   */
  readonly brokenInDescription: (file: string) => Severity | undefined | null;
}

/**
 * Resolves links and images as they are written to the URLs of the site, and keeps account of those that
 * lead nowhere. Anchors are checked at the end, when all pages have been made. Each page has an account of its own.
 */
export class Links {
  readonly diagnostics: Diagnostic[] = [];
  /** Output paths of the files beside the Markdown that some page uses. */
  readonly usedAssets = new Set<string>();
  /** Addresses of the images, sounds and films that texts show. */
  readonly embedded = new Set<string>();
  /** The anchors that links lead to. */
  readonly pending: PendingAnchor[] = [];
  readonly #targets: Targets;
  readonly #options: LinkOptions;
  readonly #apiLinks: ApiLinks;
  readonly #whereabouts: Whereabouts;
  readonly #lookups: Map<string, Lookup>;

  constructor(
    targets: Targets,
    options: LinkOptions,
    whereabouts = new Whereabouts(targets, options),
    lookups = new Map<string, Lookup>(),
  ) {
    this.#targets = targets;
    this.#options = options;
    this.#apiLinks = new ApiLinks(targets.names, options.urls);
    this.#whereabouts = whereabouts;
    this.#lookups = lookups;
  }

  /** All that has been asked of the rest of the site, its API apart. */
  get lookups(): readonly Lookup[] {
    return [...this.#lookups.values()];
  }

  /** The same with an account of its own. */
  fresh(): Links {
    return new Links(this.#targets, this.#options, this.#whereabouts);
  }

  /** The same without reports, for what is made from a page that has reported everything already. */
  quiet(): Links {
    const silent: LinkOptions = {
      ...this.#options,
      brokenLinks: undefined,
      brokenAnchors: undefined,
      brokenInDescription: () => null,
    };
    return new Links(this.#targets, silent, this.#whereabouts, this.#lookups);
  }

  /** Where something leads that a page has asked for before. */
  find(lookup: Lookup): Found {
    return this.#whereabouts.find(lookup);
  }

  /** Resolves a target; one that leads nowhere is reported and left as it was written. */
  resolve(
    kind: 'link' | 'image',
    written: string,
    { file, route: from, ids = [] }: Origin,
    place: Place | undefined,
  ): Resolved {
    const origin = { file: this.#options.originalOf(file), route: from };
    const target = this.#withoutOwnOrigin(written);
    if (isApiLink(target)) return this.#reference(target, { file, route: from }, place);
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return { url: written };
    const elsewhere =
      target.startsWith('#') &&
      !ids.includes(decode(target.slice(1))) &&
      this.#anchorElsewhere(target, { file, route: from });
    if (elsewhere) return elsewhere;
    const [, rawPath = '', query = '', hash = ''] =
      /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
    const name = decode(rawPath);
    const there = name === '' ? this.#here(origin) : this.#lookUp({ name, ...origin });
    const { route, title, url, asset } = there;
    if (route !== undefined) {
      if (hash.length > 1)
        this.pending.push({ target: written, route, hash: decode(hash.slice(1)), place });
      const page = name === '' ? '' : this.#options.urls.page(route);
      return { url: page + query + hash || written, route, title };
    }
    if (url !== undefined) return { url: url + query + hash, title };
    if (asset?.isExecutable) {
      this.diagnostics.push(diagnose('site/executable-file', { target: written }, { place }));
      return { url: written };
    }
    if (asset) {
      if (there.isBeside) this.usedAssets.add(asset.output);
      return { url: this.#options.urls.file(asset.output) + query + hash, asset };
    }
    this.#reportBroken(kind, written, { name, ...origin }, place);
    return { url: written };
  }

  /** The same for a target in the configuration, which counts from the site's root. */
  resolveConfigured(
    kind: 'link' | 'image',
    written: string,
    place: Place | undefined,
  ): Resolved & { readonly external: boolean } {
    const hasScheme = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(written);
    const target = hasScheme || /^[/#]/.test(written) ? written : `/${written}`;
    const resolved = this.resolve(kind, target, { file: 'content/_', route: '/' }, place);
    return { ...resolved, external: hasScheme && resolved.route === undefined };
  }

  /**
   * What is wrong with links whose page exists but whose anchor does not.
   *
   * @param pending of all pages
   * @param anchors gives the ids of each route
   */
  checkAnchors(
    pending: readonly PendingAnchor[],
    anchors: (route: string) => ReadonlySet<string> | undefined,
  ): readonly Diagnostic[] {
    const spellings = new Map<string, Spellings>();
    return pending.flatMap(({ target, route, hash, place }) => {
      const severity = this.#severity('brokenAnchors', place);
      if (severity === undefined) return [];
      const ids = anchors(route);
      // The top of a page and text fragments are the browser's own.
      if (!ids || ids.has(hash) || hash === 'top' || hash.startsWith(':~:')) return [];
      const known = spellings.get(route) ?? new Spellings(ids);
      spellings.set(route, known);
      const near = known.nearest(hash);
      const hint =
        near === undefined ? undefined : `did you mean ${target.replace(/#.*$/s, `#${near}`)}?`;
      return [diagnose('site/broken-anchor', { target, page: route }, { place, hint, severity })];
    });
  }

  /** Descriptions may have been written for a page that names its places otherwise. */
  #anchorElsewhere(target: string, origin: Origin): Resolved | undefined {
    return this.#targets.names.findAnchor(decode(target.slice(1)), origin);
  }

  #severity(kind: 'brokenLinks' | 'brokenAnchors', place: Place | undefined): Severity | undefined {
    const described = place ? this.#options.brokenInDescription(place.file) : null;
    return described === null ? this.#options[kind] : described;
  }

  #withoutOwnOrigin(target: string): string {
    const { siteUrl } = this.#options;
    if (siteUrl === undefined) return target;
    const origin = new URL(siteUrl).origin;
    return target === origin || target.startsWith(`${origin}/`)
      ? target.slice(origin.length) || '/'
      : target;
  }

  #reference(target: string, origin: Origin, place: Place | undefined): Resolved {
    const { resolved, anchor, problem } = this.#apiLinks.resolve(target, origin, place);
    if (anchor) this.pending.push({ target, ...anchor, place });
    if (problem) this.diagnostics.push(problem);
    return resolved;
  }

  #here({ route }: Omit<Lookup, 'name'>): Found {
    return { route, title: this.#targets.pages.get(route) };
  }

  #lookUp(lookup: Lookup): Found {
    const { name, file, route, missing } = lookup;
    this.#lookups.set([name, file, route, missing].join('\0'), lookup);
    return this.#whereabouts.find(lookup);
  }

  #reportBroken(
    kind: 'link' | 'image',
    written: string,
    lookup: Lookup,
    place: Place | undefined,
  ): void {
    const severity = this.#severity('brokenLinks', place);
    if (severity === undefined) return;
    const { missingReferences } = this.#options;
    if (missingReferences.some((route) => `${lookup.name}/`.startsWith(`${route}/`))) return;
    const { meant } = this.#lookUp({ ...lookup, missing: kind });
    const hint = meant === undefined ? undefined : `did you mean ${meant}?`;
    const code = kind === 'image' ? 'site/broken-image' : 'site/broken-link';
    this.diagnostics.push(diagnose(code, { target: written }, { place, hint, severity }));
  }
}
