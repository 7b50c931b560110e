import type { NamedApi, RendererTarget } from './named-api.js';

/** What links and embeds can name: operations (`op:`, `::operation[…]`) and schemas (`schema:`, `::schema[…]`). */
export type NamedKind = 'operation' | 'schema';

/** The origin of a name: its file, and the route of the page that shows it. */
interface LinkOrigin {
  readonly file: string;
  readonly route: string;
}

/** The result of a lookup by name. */
export type NameLookup =
  | { readonly kind: 'found'; readonly api: NamedApi; readonly name: string }
  /** Several descriptions define it; qualified names distinguish them: `billing:createCustomer`. */
  | { readonly kind: 'several'; readonly names: readonly string[] }
  /** A description that failed to load may define it. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unknown'; readonly known: readonly string[] };

/**
 * Finds operations and schemas by name in all descriptions of a site. A name can be qualified:
 * `billing:createCustomer`. Texts of a description and its pages prefer their own names, and documents those of their
 * product. Documents of a docs version use the descriptions frozen with it.
 */
export class ApiNames {
  readonly #apis: readonly NamedApi[];
  readonly #unreadable: number;
  readonly #versions: Versions;

  /** @param unreadable number of descriptions that failed to load */
  constructor(apis: readonly NamedApi[], unreadable: number, versions: Versions) {
    this.#apis = apis;
    this.#unreadable = unreadable;
    this.#versions = versions;
  }

  find(kind: NamedKind, written: string, asking: LinkOrigin): NameLookup {
    const has = (api: NamedApi, name: string): boolean => namedApiNames(api, kind).has(name);
    const around = originApi(asking, this.#apis);
    const version = around?.version ?? this.#versions.of(asking);
    const meant = this.#meantBy(version);
    const product = around?.product ?? this.#versions.productOf(version);
    const ofProduct = meant.filter((api) => api.product === product);
    const nearest = [around ? [around] : [], ofProduct, meant].map((apis) =>
      apis.filter((api) => has(api, written)),
    );
    const holders = nearest.find(({ length }) => length > 0) ?? [];
    const [only, ...others] = holders;
    if (only && others.length === 0) return { kind: 'found', api: only, name: written };
    if (only) return { kind: 'several', names: holders.map(({ id }) => `${id}:${written}`) };
    const [, id, name = ''] = /^([\w-]+):(.*)$/s.exec(written) ?? [];
    const named = meant.find((api) => api.id === id);
    if (named && has(named, name)) return { kind: 'found', api: named, name };
    if (!named && this.#unreadable > 0) return { kind: 'unreadable' };
    return { kind: 'unknown', known: knownNames(kind, meant, named) };
  }

  /** Finds a page of the surrounding description by another renderer's anchor. */
  findAnchor(anchor: string, asking: LinkOrigin): RendererTarget | undefined {
    return originApi(asking, this.#apis)?.findAnchor(anchor);
  }

  /**
   * Returns the descriptions of a version, those of other products and the unversioned ones. A version frozen without
   * descriptions uses those of the default versions.
   */
  #meantBy(version: string | undefined): readonly NamedApi[] {
    const { defaultVersionNames, productOf } = this.#versions;
    const hasVersion = (name: string | undefined) => (api: NamedApi) => api.version === name;
    const own = version === undefined ? [] : this.#apis.filter(hasVersion(version));
    const product = productOf(version);
    const isForeign = (api: NamedApi): boolean => own.length === 0 || api.product !== product;
    const others = apisOfVersions(this.#apis.filter(isForeign), defaultVersionNames);
    const ofAll = this.#apis.filter(hasVersion(undefined));
    return [...new Set([...own, ...others, ...ofAll])];
  }
}

/** The docs versions of the site. */
interface Versions {
  /** Returns the version of a file, else of the page that shows it; undefined for unversioned ones. */
  readonly of: (asking: LinkOrigin) => string | undefined;
  /** Returns the id of the product that a version belongs to. */
  readonly productOf: (version: string | undefined) => string | undefined;
  /** Versions to use if there is no other indication: one of each product. */
  readonly defaultVersionNames: readonly string[];
}

/** Returns each description once: of a default version, else of the newest that has it. */
export function apisOfVersions<A extends Pick<NamedApi, 'id' | 'version'>>(
  apis: readonly A[],
  defaultVersionNames: readonly string[],
): readonly A[] {
  const ids = [...new Set(apis.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const own = apis.filter((api) => api.id === id);
    const isDefault = ({ version }: A) =>
      version !== undefined && defaultVersionNames.includes(version);
    return own.find(isDefault) ?? own[0] ?? [];
  });
}

/** Returns the names for suggestions, qualified if the author wrote a qualifier or there are several descriptions. */
function knownNames(
  kind: NamedKind,
  apis: readonly NamedApi[],
  named: NamedApi | undefined,
): readonly string[] {
  const qualified = (api: NamedApi): string[] =>
    [...namedApiNames(api, kind).keys()].map((name) => `${api.id}:${name}`);
  if (named) return qualified(named);
  const plain = apis.flatMap((api) => [...namedApiNames(api, kind).keys()]);
  return apis.length < 2 ? plain : [...plain, ...apis.flatMap(qualified)];
}

function namedApiNames(api: NamedApi, kind: NamedKind): ReadonlyMap<string, unknown> {
  return kind === 'operation' ? api.operations : api.schemas;
}

/** Returns the description that the text belongs to, or whose pages contain it. */
function originApi({ file, route }: LinkOrigin, apis: readonly NamedApi[]): NamedApi | undefined {
  const nearest = (among: readonly NamedApi[]): NamedApi | undefined => {
    const around = among.filter(({ overview }) => `${route}/`.startsWith(`${overview}/`));
    // The reference of an older version has a route below that of the latest.
    return around.toSorted((a, b) => b.overview.length - a.overview.length)[0];
  };
  // Several references may show parts of one file.
  const written = apis.filter(({ path }) => path === file);
  return nearest(written) ?? written[0] ?? nearest(apis);
}
