import path from 'node:path/posix';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { isReactFile } from '../../files/react-file.js';
import { belowBase } from '../../url/below-base.js';
import type { Asset } from '../input.js';
import { joinRoute } from '../urls.js';
import { type DocsFolders, findSource } from './find-source.js';
import type { LinkTargets } from './link-target.js';
import { TargetSuggestions } from './target-suggestions.js';

/** A link target on a page with the context that its resolution depends on. Plain JSON. */
export interface LinkQuery {
  /** Percent-decoded, without query and fragment; not empty. */
  readonly name: string;
  /** The file with the link; for a translation, the path of the original. */
  readonly file: string;
  /** Route of the page. */
  readonly route: string;
  /** Set for a broken target that needs a suggestion. */
  readonly missing?: 'link' | 'image' | undefined;
}

/** The result of a link lookup: a page of this locale, a page of another locale, a file, or nothing. */
export interface ResolvedTarget {
  readonly route?: string | undefined;
  readonly url?: string | undefined;
  /** Title of the page. */
  readonly title?: string | undefined;
  readonly asset?: Asset | undefined;
  /** Whether the file is beside the Markdown, not in a static folder or among the downloads. */
  readonly isBeside?: boolean | undefined;
  /** Suggestion for a broken target, if one was requested. */
  readonly meant?: string | undefined;
}

export interface LinkResolverOptions {
  readonly baseUrl: string;
  /** Of each product. */
  readonly folders: readonly DocsFolders[];
  /** URL prefix of the locale, below `baseUrl`: `fr/`, or empty. */
  readonly prefix: string;
  /** Finds a page of another locale by its full route, `/de/docs/price`. */
  readonly elsewhere: (
    route: string,
  ) => { readonly url: string; readonly title: string } | undefined;
  /** Finds the target of a redirect by its old route, with or without the locale. */
  readonly redirected: (
    route: string,
  ) => { readonly url: string; readonly title: string } | undefined;
}

/** What a link to a page may leave out of its file name. */
const pageEndings = [
  '.md',
  '.mdx',
  '/index.md',
  '/index.mdx',
  '.tsx',
  '.jsx',
  '/index.tsx',
  '/index.jsx',
];

/** Resolves link targets to pages and files. */
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

  /** Returns the route of a page that the link names by source path or URL. */
  #route({ name, file, route: here }: LinkQuery): string | undefined {
    const { sources } = this.#targets;
    if (isMarkdownFile(name) || isReactFile(name)) {
      return findSource(name, file, this.#options.folders, sources);
    }
    if (name.startsWith('/')) {
      // A route may begin like the base URL: `/docs/price` of a site below `/docs/`.
      return this.#urlRoute(this.#withoutBase(name)) ?? this.#urlRoute(name);
    }
    // Resolves against the file first, as authors expect, then against the URL, as browsers do.
    const beside = path.join(path.dirname(file), name).replace(/\/$/, '');
    const route = firstKnown(
      pageEndings.map((ending) => beside + ending),
      sources,
    );
    return route ?? this.#knownRoute(path.join(path.dirname(here), name));
  }

  /** Resolves an old path to its redirect target, which saves readers the redirect. */
  #moved({ name, route: here }: LinkQuery): ResolvedTarget | undefined {
    if (isMarkdownFile(name) || isReactFile(name)) return undefined;
    const url = name.startsWith('/')
      ? this.#withoutBase(name)
      : path.join(path.dirname(here), name);
    return this.#options.redirected(joinRoute(url.replace(/\/index\.html$/, '/')));
  }

  #urlRoute(url: string): string | undefined {
    return this.#knownRoute(this.#withoutLocale(url)) ?? this.#knownRoute(url);
  }

  #knownRoute(url: string): string | undefined {
    const route = joinRoute(url.replace(/\/index\.html$/, '/'));
    return this.#targets.pages.has(route) ? route : undefined;
  }

  /** Authors may write the base URL or omit it. */
  #withoutBase(name: string): string {
    return belowBase(name, this.#options.baseUrl) ?? name;
  }

  /** Returns the route within the locale. */
  #withoutLocale(url: string): string {
    const { prefix } = this.#options;
    return prefix !== '' && `${url}/`.startsWith(`/${prefix}`)
      ? `/${url.slice(prefix.length + 1)}`
      : url;
  }

  #assetBeside({ name, file }: LinkQuery): Asset | undefined {
    const { contentAssets } = this.#targets;
    return findSource(name, file, this.#options.folders, contentAssets);
  }

  #file({ name, route: here }: LinkQuery): Asset | undefined {
    const { files } = this.#targets;
    const url = name.startsWith('/')
      ? this.#withoutBase(name)
      : path.join(path.dirname(here), name);
    return files.get(url.slice(1)) ?? files.get(this.#withoutLocale(url).slice(1));
  }
}

function firstKnown<T>(names: Iterable<string>, known: ReadonlyMap<string, T>): T | undefined {
  for (const name of names) {
    const found = known.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
