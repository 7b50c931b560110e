import path from 'node:path/posix';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isInDocsFolder } from '../../files/docs-folder.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { atLinkBase, namedOperation, schemeOrHost } from '../description-links.js';
import { encodePath, type Urls, withoutOwnOrigin } from '../urls.js';
import { ApiLinks, isApiLink } from './api-links.js';
import { type AnchorOptions, checkAnchors, type IdsOfRoute } from './check-anchors.js';
import { CollectedLinks } from './collected-links.js';
import { encodeSigns, targetFix } from './link-fixes.js';
import { LinkPolicy, type LinkPolicyOptions } from './link-policy.js';
import {
  type LinkQuery,
  LinkResolver,
  type LinkResolverOptions,
  type ResolvedTarget,
} from './link-resolver.js';
import type { LinkOrigin, LinkTargets, PendingAnchor, ResolvedLink } from './link-target.js';
import { repositoryFileUrl } from './repository-file.js';

export interface LinkOptions
  extends LinkResolverOptions,
    LinkPolicyOptions,
    Pick<AnchorOptions, 'originalOf' | 'translationAt'> {
  readonly urls: Urls;
  /** Origin of the published site; links to it are checked as internal links. */
  readonly siteUrl?: string | undefined;
  /** Routes of API references that failed to load; links to them are not reported. */
  readonly missingReferences: readonly string[];
}

/** A link or image in a text. */
interface WrittenLink {
  readonly kind: 'link' | 'image';
  /** The target as the author wrote it. */
  readonly written: string;
  readonly place: Place | undefined;
}

/** Base for URLs that begin with `//host`. */
const anyOrigin = 'https://localhost';

/** Docusaurus syntax for a path that is not checked: `pathname:///list.pdf`. */
const unchecked = /^pathname:\/\/\/+/i;

/**
 * Resolves links and images of a page to URLs, and collects what the site has to know about them. Anchors are checked
 * when all pages are complete. Each page has its own instance.
 */
export class PageLinks {
  readonly collected: CollectedLinks;
  readonly #targets: LinkTargets;
  readonly #options: LinkOptions;
  readonly #apiLinks: ApiLinks;
  readonly #resolver: LinkResolver;
  readonly #policy: LinkPolicy;

  constructor(
    targets: LinkTargets,
    options: LinkOptions,
    shared = { resolver: new LinkResolver(targets, options), policy: new LinkPolicy(options) },
    collected = new CollectedLinks(),
  ) {
    this.#targets = targets;
    this.#options = options;
    this.#apiLinks = new ApiLinks(targets.names, options.urls);
    this.#resolver = shared.resolver;
    this.#policy = shared.policy;
    this.collected = collected;
  }

  /** Returns a resolver with the same targets that has collected nothing. */
  fresh(): PageLinks {
    const shared = { resolver: this.#resolver, policy: this.#policy };
    return new PageLinks(this.#targets, this.#options, shared);
  }

  /** Returns a resolver that reports nothing, for output derived from a page that has already reported. */
  quiet(): PageLinks {
    const shared = { resolver: this.#resolver, policy: this.#policy.silent() };
    return new PageLinks(this.#targets, this.#options, shared, this.collected.withSameQueries());
  }

  /** Repeats an earlier lookup. */
  find(lookup: LinkQuery): ResolvedTarget {
    return this.#resolver.find(lookup);
  }

  /** Resolves a target. Reports a broken one and returns it as written. */
  resolve(
    kind: 'link' | 'image',
    written: string,
    { file, route, ids = [] }: LinkOrigin,
    place: Place | undefined,
  ): ResolvedLink {
    const link = { kind, written, place };
    const origin = { file, route };
    const target = this.#withinSite(written);
    if (isApiLink(target)) return this.#reference(target, link, origin);
    if (schemeOrHost.test(target)) return this.#toAnotherSite(target, link, origin);
    const isElsewhere = target.startsWith('#') && !ids.includes(decodeUriPart(target.slice(1)));
    const anchor = isElsewhere ? this.#anchorElsewhere(target, origin) : undefined;
    return anchor ?? this.#withinPages(target, link, origin);
  }

  /** Resolves a URL with a scheme; `ref:` in a description may name an operation. */
  #toAnotherSite(target: string, link: WrittenLink, origin: LinkOrigin): ResolvedLink {
    const { written, place } = link;
    if (target.startsWith('ref:') && this.#policy.descriptionAt(place)) {
      const named = this.#fromDescription(link, origin);
      if (!named) this.#reportBroken(link, { name: target, ...this.#originalQuery(origin) });
      return named ?? { url: written };
    }
    if (!URL.canParse(target, anyOrigin)) this.#reportTarget('site/invalid-url', link);
    return { url: written };
  }

  /** Resolves a path to a page or file of the site, or an anchor of the page itself. */
  #withinPages(target: string, link: WrittenLink, origin: LinkOrigin): ResolvedLink {
    const { written, place } = link;
    const original = this.#originalQuery(origin);
    const [, rawPath = '', query = '', hash = ''] =
      /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
    const name = decodeUriPart(rawPath);
    const found =
      name === '' ? this.#here(original) : this.#lookUpFrom(origin.file, { name, ...original });
    const { route, title, url, asset } = found;
    if (route !== undefined) {
      const anchor = decodeUriPart(hash.slice(1));
      if (anchor) this.collected.pending.push({ target: written, route, hash: anchor, place });
      const page = name === '' ? '' : this.#options.urls.page(route);
      return { url: page + query + hash || written, route, title };
    }
    if (url !== undefined) return { url: /[?#]/.test(url) ? url : url + query + hash, title };
    if (asset?.isExecutable) {
      this.#reportTarget('site/executable-file', link);
      return { url: written };
    }
    if (asset) {
      if (found.isBeside) this.collected.usedAssets.add(asset.output);
      return { url: this.#options.urls.file(encodePath(asset.output)) + query + hash, asset };
    }
    if (unchecked.test(written)) return { url: this.#belowBase(target) };
    const named = this.#fromDescription(link, origin);
    if (named) return named;
    this.#reportBroken(link, { name, ...original }, this.#unencoded(target, original));
    return { url: written };
  }

  /** Resolves a link in the text of an API description that has no target on this site as written. */
  #fromDescription(link: WrittenLink, origin: LinkOrigin): ResolvedLink | undefined {
    const { kind, written, place } = link;
    const description = this.#policy.descriptionAt(place);
    if (!description) return undefined;
    const operation = kind === 'link' ? namedOperation(written, this.#targets.names, origin) : '';
    if (operation) return this.#reference(operation, link, origin);
    const url = atLinkBase(written, description);
    return url === undefined ? undefined : { url };
  }

  /** @see LinkPolicy.isInDescription */
  isInDescription(diagnostic: Diagnostic): boolean {
    return this.#policy.isInDescription(diagnostic);
  }

  /** Resolves a target in the configuration, relative to the site root. */
  resolveConfigured(
    kind: 'link' | 'image',
    written: string,
    place: Place | undefined,
  ): ResolvedLink & { readonly external: boolean } {
    const target = schemeOrHost.test(written) || /^[/#]/.test(written) ? written : `/${written}`;
    const resolved = this.resolve(kind, target, { file: 'content/_', route: '/' }, place);
    return { ...resolved, external: schemeOrHost.test(resolved.url) };
  }

  /** @see checkAnchors */
  checkAnchors(pending: readonly PendingAnchor[], idsOf: IdsOfRoute): readonly Diagnostic[] {
    const severityAt = (place: Place | undefined) => this.#policy.severity('brokenAnchors', place);
    return checkAnchors(pending, idsOf, { ...this.#options, severityAt });
  }

  /** A description may have been written for a site with other anchor names. */
  #anchorElsewhere(target: string, origin: LinkOrigin): ResolvedLink | undefined {
    return this.#targets.names.findAnchor(decodeUriPart(target.slice(1)), origin);
  }

  #withinSite(target: string): string {
    const { siteUrl: url, baseUrl } = this.#options;
    return withoutOwnOrigin(target.replace(unchecked, '/'), { url, baseUrl });
  }

  #reference(target: string, { written, place }: WrittenLink, origin: LinkOrigin): ResolvedLink {
    const { resolved, anchor, problem } = this.#apiLinks.resolve(target, origin, place);
    if (anchor) this.collected.pending.push({ target: written, ...anchor, place });
    if (problem) this.collected.diagnostics.push(problem);
    return resolved;
  }

  /** Returns the existing path if the `#` or `?` of a target belongs to a file name, as in `C#.md`. */
  #unencoded(target: string, origin: Omit<LinkQuery, 'name'>): string | undefined {
    if (!/[?#]/.test(target)) return undefined;
    return [target, target.replace(/#[^#]*$/s, '')]
      .map(decodeUriPart)
      .find((name) => name !== '' && !isUnresolved(this.#lookUp({ name, ...origin })));
  }

  /** A translation's links resolve like those of the page that it translates. */
  #originalQuery({ file, route }: LinkOrigin): Omit<LinkQuery, 'name'> {
    return { file: this.#options.originalOf(file), route };
  }

  #belowBase(path: string): string {
    const { baseUrl } = this.#options;
    return `${path}/`.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
  }

  #here({ route }: Omit<LinkQuery, 'name'>): ResolvedTarget {
    return { route, title: this.#targets.pages.get(route) };
  }

  /** A translation's links resolve against the original first, then against the translation itself. */
  #lookUpFrom(file: string, lookup: LinkQuery): ResolvedTarget {
    const found = this.#lookUp(lookup);
    return file !== lookup.file && isUnresolved(found) ? this.#lookUp({ ...lookup, file }) : found;
  }

  #lookUp(lookup: LinkQuery): ResolvedTarget {
    this.collected.addQuery(lookup);
    return this.#resolver.find(lookup);
  }

  /** Returns the path of a relative target that is outside of the folders that pages are made from. */
  #outsideTexts({ name, file }: LinkQuery): string | undefined {
    if (name.startsWith('/')) return undefined;
    const candidate = path.join(path.dirname(file), name);
    const { folders } = this.#options;
    const isText = ['content', ...folders.flatMap(({ all }) => all)].some((folder) =>
      isInDocsFolder(candidate, folder),
    );
    return isText ? undefined : candidate;
  }

  /** Returns the URL of a file beside the documents on their code host. */
  #onCodeHost(outside: string, file: string): string | undefined {
    const home = this.#options.folders.find(({ all }) =>
      all.some((folder) => isInDocsFolder(file, folder)),
    );
    return home?.editUrl && repositoryFileUrl(home.editUrl, outside);
  }

  #reportTarget(
    code: 'site/invalid-url' | 'site/executable-file',
    { written: target, place }: WrittenLink,
  ): void {
    const severity = this.#policy.severity('brokenLinks', place);
    if (severity === undefined) return;
    this.collected.diagnostics.push(diagnose(code, { target }, { place, severity }));
  }

  #reportBroken(
    { kind, written, place }: WrittenLink,
    lookup: LinkQuery,
    unencoded?: string | undefined,
  ): void {
    const severity = this.#policy.severity('brokenLinks', place);
    if (severity === undefined) return;
    const { missingReferences } = this.#options;
    if (missingReferences.some((route) => `${lookup.name}/`.startsWith(`${route}/`))) return;
    const { meant } = unencoded ? { meant: unencoded } : this.#lookUp({ ...lookup, missing: kind });
    const outside = this.#outsideTexts(lookup);
    const url = outside === undefined ? undefined : this.#onCodeHost(outside, lookup.file);
    const isPage = kind !== 'image';
    const hint = brokenHint(meant && encodeSigns(meant), isPage && outside !== undefined, url);
    const code = isPage ? 'site/broken-link' : 'site/broken-image';
    const fix = unencoded ? undefined : targetFix(written, lookup.name, meant);
    this.collected.diagnostics.push(
      diagnose(code, { target: written }, { place, hint, fix, severity }),
    );
  }
}

/**
 * @param isOutside whether the target of a link is outside of the documents: on a code host, texts can link to any file
 * @param url the target on the code host, if that is known
 */
function brokenHint(
  meant: string | undefined,
  isOutside: boolean,
  url: string | undefined,
): string | undefined {
  const suggestion = meant === undefined ? undefined : `did you mean ${meant}?`;
  if (!isOutside) return suggestion;
  const remedy = `link to a file of the repository by its URL${url === undefined ? '' : `: ${url}`}`;
  return suggestion ? `${suggestion} Otherwise, ${remedy}` : `only documents have pages; ${remedy}`;
}

function isUnresolved({ route, url, asset }: ResolvedTarget): boolean {
  return route === undefined && url === undefined && asset === undefined;
}
