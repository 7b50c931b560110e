import path from 'node:path/posix';
import type { Asset } from '../input.js';
import { joinRoute } from '../urls.js';
import type { LinkTargets } from './link-target.js';
import { type DocsFolders, markdownFile, sourceCandidates } from './source-candidates.js';
import { TargetSuggestions } from './target-suggestions.js';

/** A name that stands on a page, and all that tells what it means there. Plain JSON, kept with the page. */
export interface LinkQuery {
  /** Decoded, without query and hash; not empty. */
  readonly name: string;
  /** That it is written in; of a translation, where the original lies. */
  readonly file: string;
  /** Of the page. */
  readonly route: string;
  /** It leads nowhere, and somebody wants to know what may have been meant. */
  readonly missing?: 'link' | 'image' | undefined;
}

/** What a name leads to: a page of this locale, one of another, a file, or nothing. */
export interface ResolvedTarget {
  readonly route?: string | undefined;
  readonly url?: string | undefined;
  /** Of the page. */
  readonly title?: string | undefined;
  readonly asset?: Asset | undefined;
  /** The file lies beside the Markdown, not in a static folder or among the downloads. */
  readonly isBeside?: boolean | undefined;
  /** What may have been meant by what leads nowhere, as far as that was asked. */
  readonly meant?: string | undefined;
}

export interface LinkResolverOptions {
  readonly baseUrl: string;
  readonly folders: DocsFolders;
  /** Of the locale's URLs, below `baseUrl`: `fr/`, or empty. */
  readonly prefix: string;
  /** A page of another locale by its whole route, `/de/docs/price`. */
  readonly elsewhere: (
    route: string,
  ) => { readonly url: string; readonly title: string } | undefined;
  /** Where a redirect leads that begins at a route, which may name its locale. */
  readonly redirected: (
    route: string,
  ) => { readonly url: string; readonly title: string } | undefined;
}

/** Knows where names lead. */
export class LinkResolver {
  readonly #targets: Omit<LinkTargets, 'names'>;
  readonly #options: LinkResolverOptions;
  readonly #meant: TargetSuggestions;

  constructor(targets: Omit<LinkTargets, 'names'>, options: LinkResolverOptions) {
    this.#targets = targets;
    this.#options = options;
    this.#meant = new TargetSuggestions(targets);
  }

  find(query: LinkQuery): ResolvedTarget {
    const { name, file, missing } = query;
    const route = this.#route(query);
    if (route !== undefined) return { route, title: this.#targets.pages.get(route) };
    const other = name.startsWith('/') && this.#options.elsewhere(this.#withoutBase(name));
    if (other) return { url: other.url, title: other.title };
    const beside = this.#assetBeside(query);
    if (beside) return { asset: beside, isBeside: true };
    const asset = this.#file(query);
    if (asset) return { asset };
    const moved = this.#moved(query);
    if (moved) return moved;
    return { meant: missing && this.#meant.find(missing, name, file) };
  }

  /** The route of a page, written as a source path or as a URL. */
  #route({ name, file, route: here }: LinkQuery): string | undefined {
    const { sources } = this.#targets;
    if (markdownFile.test(name)) {
      return sourceCandidates(name, file, this.#options.folders)
        .map((candidate) => sources.get(candidate))
        .find(Boolean);
    }
    if (name.startsWith('/')) {
      // A route may begin like the base URL: `/docs/price` of a site below `/docs/`.
      return this.#routeOf(this.#withoutBase(name)) ?? this.#routeOf(name);
    }
    // Beside the file first, as an author sees it; then beside the URL, as a browser does.
    const beside = path.join(path.dirname(file), name).replace(/\/$/, '');
    const route = sources.get(`${beside}.md`) ?? sources.get(`${beside}/index.md`);
    return route ?? this.#knownRoute(path.join(path.dirname(here), name));
  }

  /** What an old address leads to: it is published, and readers need not take the way round. */
  #moved({ name, route: here }: LinkQuery): ResolvedTarget | undefined {
    if (markdownFile.test(name)) return undefined;
    const url = name.startsWith('/')
      ? this.#withoutBase(name)
      : path.join(path.dirname(here), name);
    return this.#options.redirected(joinRoute(url.replace(/\/index\.html$/, '/')));
  }

  #routeOf(url: string): string | undefined {
    return this.#knownRoute(this.#withoutLocale(url)) ?? this.#knownRoute(url);
  }

  #knownRoute(url: string): string | undefined {
    const route = joinRoute(url.replace(/\/index\.html$/, '/'));
    return this.#targets.pages.has(route) ? route : undefined;
  }

  /** An author may write the base URL or leave it out. */
  #withoutBase(name: string): string {
    const { baseUrl } = this.#options;
    return baseUrl !== '/' && `${name}/`.startsWith(baseUrl)
      ? `/${name.slice(baseUrl.length)}`
      : name;
  }

  /** The route within the locale. */
  #withoutLocale(url: string): string {
    const { prefix } = this.#options;
    return prefix !== '' && `${url}/`.startsWith(`/${prefix}`)
      ? `/${url.slice(prefix.length + 1)}`
      : url;
  }

  #assetBeside({ name, file }: LinkQuery): Asset | undefined {
    const { contentAssets } = this.#targets;
    const candidates = sourceCandidates(name, file, this.#options.folders);
    return candidates.map((candidate) => contentAssets.get(candidate)).find(Boolean);
  }

  #file({ name, route: here }: LinkQuery): Asset | undefined {
    const { files } = this.#targets;
    const url = name.startsWith('/')
      ? this.#withoutBase(name)
      : path.join(path.dirname(here), name);
    return files.get(url.slice(1)) ?? files.get(this.#withoutLocale(url).slice(1));
  }
}
