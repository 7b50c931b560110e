import path from 'node:path/posix';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isInDocsFolder } from '../../files/docs-folder.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import {
  atLinkBase,
  type DescriptionLinks,
  namedOperation,
  withScheme,
} from '../description-links.js';
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
    resolver = new LinkResolver(targets, options),
    policy = new LinkPolicy(options),
    collected = new CollectedLinks(),
  ) {
    this.#targets = targets;
    this.#options = options;
    this.#apiLinks = new ApiLinks(targets.names, options.urls);
    this.#resolver = resolver;
    this.#policy = policy;
    this.collected = collected;
  }

  /** Returns a resolver with the same targets that has collected nothing. */
  fresh(): PageLinks {
    return new PageLinks(this.#targets, this.#options, this.#resolver, this.#policy);
  }

  /** Returns a resolver that reports nothing, for output derived from a page that has already reported. */
  quiet(): PageLinks {
    const [policy, collected] = [this.#policy.silent(), this.collected.withSameQueries()];
    return new PageLinks(this.#targets, this.#options, this.#resolver, policy, collected);
  }

  /** Repeats an earlier lookup. */
  find(lookup: LinkQuery): ResolvedTarget {
    return this.#resolver.find(lookup);
  }

  /** Resolves a target. Reports a broken one and returns it as written. */
  resolve(
    kind: 'link' | 'image',
    written: string,
    { file, route: from, ids = [] }: LinkOrigin,
    place: Place | undefined,
  ): ResolvedLink {
    const origin = { file: this.#options.originalOf(file), route: from };
    const target = this.#withinSite(written);
    if (isApiLink(target)) return this.#reference(target, target, { file, route: from }, place);
    const description = this.#policy.descriptionAt(place);
    const fromElsewhere = () =>
      description && this.#fromElsewhere(kind, written, { file, route: from }, place, description);
    if (withScheme.test(target)) {
      const isNamed = description !== undefined && target.startsWith('ref:');
      const named = isNamed ? fromElsewhere() : undefined;
      if (isNamed && !named) this.#reportBroken(kind, written, { name: target, ...origin }, place);
      if (!isNamed && !URL.canParse(target, anyOrigin))
        this.#reportTarget('site/invalid-url', written, place);
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
        this.collected.pending.push({
          target: written,
          route,
          hash: decodeUriPart(hash.slice(1)),
          place,
        });
      const page = name === '' ? '' : this.#options.urls.page(route);
      return { url: page + query + hash || written, route, title };
    }
    if (url !== undefined) return { url: /[?#]/.test(url) ? url : url + query + hash, title };
    if (asset?.isExecutable) {
      this.#reportTarget('site/executable-file', written, place);
      return { url: written };
    }
    if (asset) {
      if (there.isBeside) this.collected.usedAssets.add(asset.output);
      return { url: this.#options.urls.file(encodePath(asset.output)) + query + hash, asset };
    }
    if (unchecked.test(written)) return { url: this.#belowBase(target) };
    const resolved = fromElsewhere();
    if (resolved) return resolved;
    this.#reportBroken(kind, written, { name, ...origin }, place, this.#unencoded(target, origin));
    return { url: written };
  }

  /** Resolves a link in the text of an API description that has no target on this site as written. */
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
    const target = withScheme.test(written) || /^[/#]/.test(written) ? written : `/${written}`;
    const resolved = this.resolve(kind, target, { file: 'content/_', route: '/' }, place);
    return { ...resolved, external: withScheme.test(resolved.url) };
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

  #reference(
    target: string,
    written: string,
    origin: LinkOrigin,
    place: Place | undefined,
  ): ResolvedLink {
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

  /** Whether a relative target is outside of the folders that pages are made from. */
  #leavesTexts({ name, file }: LinkQuery): boolean {
    if (name.startsWith('/')) return false;
    const candidate = path.join(path.dirname(file), name);
    const { folders } = this.#options;
    return !['content', ...folders.flatMap(({ all }) => all)].some((folder) =>
      isInDocsFolder(candidate, folder),
    );
  }

  #reportTarget(
    code: 'site/invalid-url' | 'site/executable-file',
    target: string,
    place: Place | undefined,
  ): void {
    const severity = this.#policy.severity('brokenLinks', place);
    if (severity === undefined) return;
    this.collected.diagnostics.push(diagnose(code, { target }, { place, severity }));
  }

  #reportBroken(
    kind: 'link' | 'image',
    written: string,
    lookup: LinkQuery,
    place: Place | undefined,
    unencoded?: string | undefined,
  ): void {
    const severity = this.#policy.severity('brokenLinks', place);
    if (severity === undefined) return;
    const { missingReferences } = this.#options;
    if (missingReferences.some((route) => `${lookup.name}/`.startsWith(`${route}/`))) return;
    const { meant } = unencoded ? { meant: unencoded } : this.#lookUp({ ...lookup, missing: kind });
    const hint = brokenHint(meant && encodeSigns(meant), this.#leavesTexts(lookup));
    const code = kind === 'image' ? 'site/broken-image' : 'site/broken-link';
    const fix = unencoded ? undefined : targetFix(written, lookup.name, meant);
    this.collected.diagnostics.push(
      diagnose(code, { target: written }, { place, hint, fix, severity }),
    );
  }
}

/** @param isOutside whether the target is outside of the documents: on a code host, texts can link to any file */
function brokenHint(meant: string | undefined, isOutside: boolean): string | undefined {
  const suggestion = meant === undefined ? undefined : `did you mean ${meant}?`;
  if (!isOutside) return suggestion;
  const remedy = 'link to a file of the repository by its URL';
  return suggestion ? `${suggestion} Otherwise, ${remedy}` : `only documents have pages; ${remedy}`;
}

function isUnresolved({ route, url, asset }: ResolvedTarget): boolean {
  return route === undefined && url === undefined && asset === undefined;
}
