import type { Diagnostic, Place, Severity } from '../../diagnostics/diagnostic.js';
import { diagnose, Spellings } from '../../diagnostics/index.js';
import {
  atLinkBase,
  type DescriptionLinks,
  namedOperation,
  withScheme,
} from '../description-links.js';
import { encodePath, type Urls, withoutOwnOrigin } from '../urls.js';
import { ApiLinks, decodeUriPart, isApiLink } from './api-links.js';
import {
  type LinkQuery,
  LinkResolver,
  type LinkResolverOptions,
  type ResolvedTarget,
} from './link-resolver.js';
import type { LinkOrigin, LinkTargets, PendingAnchor, ResolvedLink } from './link-target.js';

/** A translated page. */
interface Translation {
  readonly file: string;
  /** Code of its locale. */
  readonly locale: string;
  /** Whether the original has an id. */
  readonly hasOriginal: (id: string) => boolean;
}

export interface LinkOptions extends LinkResolverOptions {
  readonly urls: Urls;
  /** Origin of the published site: links to it are checked as internal ones. */
  readonly siteUrl?: string | undefined;
  /** Where the original of a file lies, if it is a translation; else the file itself. */
  readonly originalOf: (file: string) => string;
  /** Routes of references that could not be made: links to them are not reported. */
  readonly missingReferences: readonly string[];
  /** The translation that a route shows. */
  readonly translationAt: (route: string) => Translation | undefined;
  /** Undefined: not reported. */
  readonly brokenLinks: Severity | undefined;
  readonly brokenAnchors: Severity | undefined;
  /** The API description that a file belongs to, whose links often come from where they lead somewhere. */
  readonly descriptionOf: (file: string) => DescriptionLinks | undefined;
}

/** What `//host` is read against. */
const anyOrigin = 'https://localhost';

/** Docusaurus' way to write a path of the site that is not to be checked: `pathname:///list.pdf`. */
const unchecked = /^pathname:\/\/\/+/i;

/**
 * Resolves links and images as they are written to the URLs of the site, and keeps account of those that
 * lead nowhere. Anchors are checked at the end, when all pages have been made. Each page has an account of its own.
 */
export class PageLinks {
  readonly diagnostics: Diagnostic[] = [];
  /** Output paths of the files beside the Markdown that some page uses. */
  readonly usedAssets = new Set<string>();
  /** Addresses of the images, sounds and films that texts show. */
  readonly embedded = new Set<string>();
  /** The anchors that links lead to. */
  readonly pending: PendingAnchor[] = [];
  readonly #targets: LinkTargets;
  readonly #options: LinkOptions;
  readonly #apiLinks: ApiLinks;
  readonly #whereabouts: LinkResolver;
  readonly #lookups: Map<string, LinkQuery>;

  constructor(
    targets: LinkTargets,
    options: LinkOptions,
    whereabouts = new LinkResolver(targets, options),
    lookups = new Map<string, LinkQuery>(),
  ) {
    this.#targets = targets;
    this.#options = options;
    this.#apiLinks = new ApiLinks(targets.names, options.urls);
    this.#whereabouts = whereabouts;
    this.#lookups = lookups;
  }

  /** All that has been asked of the rest of the site, its API apart. */
  get lookups(): readonly LinkQuery[] {
    return [...this.#lookups.values()];
  }

  /** The same with an account of its own. */
  fresh(): PageLinks {
    return new PageLinks(this.#targets, this.#options, this.#whereabouts);
  }

  /** The same without reports, for what is made from a page that has reported everything already. */
  quiet(): PageLinks {
    const silent: LinkOptions = {
      ...this.#options,
      brokenLinks: undefined,
      brokenAnchors: undefined,
      descriptionOf: (file) => {
        const description = this.#options.descriptionOf(file);
        return description && { ...description, broken: undefined };
      },
    };
    return new PageLinks(this.#targets, silent, this.#whereabouts, this.#lookups);
  }

  /** Where something leads that a page has asked for before. */
  find(lookup: LinkQuery): ResolvedTarget {
    return this.#whereabouts.find(lookup);
  }

  /** Resolves a target; one that leads nowhere is reported and left as it was written. */
  resolve(
    kind: 'link' | 'image',
    written: string,
    { file, route: from, ids = [] }: LinkOrigin,
    place: Place | undefined,
  ): ResolvedLink {
    const origin = { file: this.#options.originalOf(file), route: from };
    const target = this.#withinSite(written);
    if (isApiLink(target)) return this.#reference(target, target, { file, route: from }, place);
    const description = place && this.#options.descriptionOf(place.file);
    const fromElsewhere = () =>
      description && this.#fromElsewhere(kind, written, { file, route: from }, place, description);
    if (withScheme.test(target)) {
      const isNamed = description !== undefined && target.startsWith('ref:');
      const named = isNamed ? fromElsewhere() : undefined;
      if (isNamed && !named) this.#reportBroken(kind, written, { name: target, ...origin }, place);
      if (!isNamed && !URL.canParse(target, anyOrigin)) this.#reportInvalid(written, place);
      return named ?? { url: written };
    }
    const elsewhere =
      target.startsWith('#') &&
      !ids.includes(decodeUriPart(target.slice(1))) &&
      this.#anchorElsewhere(target, { file, route: from });
    if (elsewhere) return elsewhere;
    const [, rawPath = '', query = '', hash = ''] =
      /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
    const name = decodeUriPart(rawPath);
    const there = name === '' ? this.#here(origin) : this.#lookUpFrom(file, { name, ...origin });
    const { route, title, url, asset } = there;
    if (route !== undefined) {
      if (hash.length > 1)
        this.pending.push({ target: written, route, hash: decodeUriPart(hash.slice(1)), place });
      const page = name === '' ? '' : this.#options.urls.page(route);
      return { url: page + query + hash || written, route, title };
    }
    if (url !== undefined) return { url: /[?#]/.test(url) ? url : url + query + hash, title };
    if (asset?.isExecutable) {
      this.diagnostics.push(diagnose('site/executable-file', { target: written }, { place }));
      return { url: written };
    }
    if (asset) {
      if (there.isBeside) this.usedAssets.add(asset.output);
      return { url: this.#options.urls.file(encodePath(asset.output)) + query + hash, asset };
    }
    if (unchecked.test(written)) return { url: this.#belowBase(target) };
    const resolved = fromElsewhere();
    if (resolved) return resolved;
    this.#reportBroken(kind, written, { name, ...origin }, place, this.#unencoded(target, origin));
    return { url: written };
  }

  /** A link in the text of a description that leads nowhere here as it is written. */
  #fromElsewhere(
    kind: 'link' | 'image',
    written: string,
    origin: LinkOrigin,
    place: Place | undefined,
    links: DescriptionLinks,
  ): ResolvedLink | undefined {
    const operation = kind === 'link' ? namedOperation(written, this.#targets.names, origin) : '';
    if (operation) return this.#reference(operation, written, origin, place);
    const url = atLinkBase(written, links);
    return url === undefined ? undefined : { url };
  }

  /** Whether a finding is about the text of a description. */
  isInDescription({ place }: Diagnostic): boolean {
    return place !== undefined && this.#options.descriptionOf(place.file) !== undefined;
  }

  /** The same for a target in the configuration, which counts from the site's root. */
  resolveConfigured(
    kind: 'link' | 'image',
    written: string,
    place: Place | undefined,
  ): ResolvedLink & { readonly external: boolean } {
    const target = withScheme.test(written) || /^[/#]/.test(written) ? written : `/${written}`;
    const resolved = this.resolve(kind, target, { file: 'content/_', route: '/' }, place);
    return { ...resolved, external: withScheme.test(resolved.url) };
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
    const told = new Set<string>();
    return pending.flatMap(({ target, route, hash, place }) => {
      const severity = this.#severity('brokenAnchors', place);
      if (severity === undefined) return [];
      const ids = anchors(route);
      // The top of a page and text fragments are the browser's own.
      if (!ids || ids.has(hash) || hash === 'top' || hash.startsWith(':~:')) return [];
      const translation = this.#translationWithout(route, hash, place);
      if (translation && place) {
        const key = `${translation.file}#${hash}`;
        if (told.has(key)) return [];
        told.add(key);
        return [headingNotTranslated(translation, hash, place, severity)];
      }
      const known = spellings.get(route) ?? new Spellings(ids);
      spellings.set(route, known);
      const near = known.nearest(hash);
      const hint =
        near === undefined ? undefined : `did you mean ${target.replace(/#.*$/s, `#${near}`)}?`;
      return [diagnose('site/broken-anchor', { target, page: route }, { place, hint, severity })];
    });
  }

  /** The translation in which a text of the original's language misses a heading that the original has. */
  #translationWithout(
    route: string,
    hash: string,
    place: Place | undefined,
  ): Translation | undefined {
    if (!place || this.#options.originalOf(place.file) !== place.file) return undefined;
    const translation = this.#options.translationAt(route);
    return translation?.hasOriginal(hash) ? translation : undefined;
  }

  /** Descriptions may have been written for a page that names its places otherwise. */
  #anchorElsewhere(target: string, origin: LinkOrigin): ResolvedLink | undefined {
    return this.#targets.names.findAnchor(decodeUriPart(target.slice(1)), origin);
  }

  #severity(kind: 'brokenLinks' | 'brokenAnchors', place: Place | undefined): Severity | undefined {
    const description = place && this.#options.descriptionOf(place.file);
    return description ? description.broken : this.#options[kind];
  }

  #withinSite(target: string): string {
    const { siteUrl: url, baseUrl } = this.#options;
    return withoutOwnOrigin(target.replace(unchecked, '/'), { url, baseUrl });
  }

  #reference(
    target: string,
    written: string,
    origin: LinkOrigin,
    place: Place | undefined,
  ): ResolvedLink {
    const { resolved, anchor, problem } = this.#apiLinks.resolve(target, origin, place);
    if (anchor) this.pending.push({ target: written, ...anchor, place });
    if (problem) this.diagnostics.push(problem);
    return resolved;
  }

  /** What exists under the whole of a target such as `C#.md`, whose `#` or `?` belongs to a name. */
  #unencoded(target: string, origin: Omit<LinkQuery, 'name'>): string | undefined {
    if (!/[?#]/.test(target)) return undefined;
    return [target, target.replace(/#[^#]*$/s, '')]
      .map(decodeUriPart)
      .find((name) => name !== '' && !isNowhere(this.#lookUp({ name, ...origin })));
  }

  #belowBase(path: string): string {
    const { baseUrl } = this.#options;
    return `${path}/`.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
  }

  #here({ route }: Omit<LinkQuery, 'name'>): ResolvedTarget {
    return { route, title: this.#targets.pages.get(route) };
  }

  /** A translation means what lies beside the original, else what lies beside itself. */
  #lookUpFrom(file: string, lookup: LinkQuery): ResolvedTarget {
    const found = this.#lookUp(lookup);
    return file !== lookup.file && isNowhere(found) ? this.#lookUp({ ...lookup, file }) : found;
  }

  #lookUp(lookup: LinkQuery): ResolvedTarget {
    const { name, file, route, missing } = lookup;
    this.#lookups.set([name, file, route, missing].join('\0'), lookup);
    return this.#whereabouts.find(lookup);
  }

  #reportInvalid(target: string, place: Place | undefined): void {
    const severity = this.#severity('brokenLinks', place);
    if (severity === undefined) return;
    this.diagnostics.push(diagnose('site/invalid-url', { target }, { place, severity }));
  }

  #reportBroken(
    kind: 'link' | 'image',
    written: string,
    lookup: LinkQuery,
    place: Place | undefined,
    unencoded?: string | undefined,
  ): void {
    const severity = this.#severity('brokenLinks', place);
    if (severity === undefined) return;
    const { missingReferences } = this.#options;
    if (missingReferences.some((route) => `${lookup.name}/`.startsWith(`${route}/`))) return;
    const { meant } = unencoded ? { meant: unencoded } : this.#lookUp({ ...lookup, missing: kind });
    const hint = meant === undefined ? undefined : `did you mean ${encodeSigns(meant)}?`;
    const code = kind === 'image' ? 'site/broken-image' : 'site/broken-link';
    this.diagnostics.push(diagnose(code, { target: written }, { place, hint, severity }));
  }
}

function isNowhere({ route, url, asset }: ResolvedTarget): boolean {
  return route === undefined && url === undefined && asset === undefined;
}

/** A path as an author has to write it in a link; the rest may stand as it is. */
function encodeSigns(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

function headingNotTranslated(
  { file, locale }: Translation,
  id: string,
  linked: Place,
  severity: Severity,
): Diagnostic {
  const place = { file, start: { line: 1, column: 1, offset: 0 } };
  const related = [{ message: 'the link', place: linked }];
  const args = { locale, id, from: linked.file };
  return diagnose('site/untranslated-anchor', args, { place, related, severity });
}
