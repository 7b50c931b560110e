import type { NamedApi, RendererTarget } from './named-api.js';

/** What texts name: operations (`op:`, `::operation[…]`) and schemas (`schema:`, `::schema[…]`). */
export type NamedKind = 'operation' | 'schema';

/** Where a name is written: the file, and the route of the page that shows it. */
interface Asking {
  readonly file: string;
  readonly route: string;
}

/** What a name stands for. */
export type NamedThing =
  | { readonly kind: 'found'; readonly api: NamedApi; readonly name: string }
  /** Several descriptions have it; the names tell them apart: `billing:createCustomer`. */
  | { readonly kind: 'several'; readonly names: readonly string[] }
  /** Perhaps a description that could not be read has it. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unknown'; readonly known: readonly string[] };

/**
 * Finds operations and schemas by their names, in all descriptions of a site. A name may say in which:
 * `billing:createCustomer`. Texts of a description, and what lies among its pages, mean their own first. Texts
 * of a docs version mean the descriptions that it was frozen with.
 */
export class ApiNames {
  readonly #apis: readonly NamedApi[];
  readonly #unreadable: number;
  readonly #versions: Versions;

  /** @param unreadable how many descriptions have errors that leave nothing to show */
  constructor(apis: readonly NamedApi[], unreadable: number, versions: Versions) {
    this.#apis = apis;
    this.#unreadable = unreadable;
    this.#versions = versions;
  }

  find(kind: NamedKind, written: string, asking: Asking): NamedThing {
    const has = (api: NamedApi, name: string): boolean => namedApiNames(api, kind).has(name);
    const around = askingOwner(asking, this.#apis);
    const meant = this.#meantBy(around?.version ?? this.#versions.of(asking));
    const holders = meant.filter((api) => has(api, written));
    const [only, ...others] = around && has(around, written) ? [around] : holders;
    if (only && others.length === 0) return { kind: 'found', api: only, name: written };
    if (only) return { kind: 'several', names: holders.map(({ id }) => `${id}:${written}`) };
    const [, id, name = ''] = /^([\w-]+):(.*)$/s.exec(written) ?? [];
    const named = meant.find((api) => api.id === id);
    if (named && has(named, name)) return { kind: 'found', api: named, name };
    if (!named && this.#unreadable > 0) return { kind: 'unreadable' };
    return { kind: 'unknown', known: knownNames(kind, meant, named) };
  }

  /** A page of the description around, by the anchor that another renderer would give it. */
  findAnchor(anchor: string, asking: Asking): RendererTarget | undefined {
    return askingOwner(asking, this.#apis)?.findAnchor(anchor);
  }

  /** Those of a version and those of all; of a version that was frozen without any, those of the leading one. */
  #meantBy(version: string | undefined): readonly NamedApi[] {
    const isOf = (name: string | undefined) => (api: NamedApi) => api.version === name;
    const own = version === undefined ? [] : this.#apis.filter(isOf(version));
    const ofVersion = own.length > 0 ? own : leadingApis(this.#apis, this.#versions.leading);
    const ofAll = this.#apis.filter(isOf(undefined));
    return [...new Set([...ofVersion, ...ofAll])];
  }
}

/** The docs versions of the site. */
interface Versions {
  /** The version of a file, else of the page that shows it; undefined for what belongs to none. */
  readonly of: (asking: Asking) => string | undefined;
  /** That readers are led to where nothing says another one. */
  readonly leading: string | undefined;
}

/** Each description once: that of the leading version, else the newest one that there is. */
export function leadingApis<A extends Pick<NamedApi, 'id' | 'version'>>(
  apis: readonly A[],
  leading: string | undefined,
): readonly A[] {
  const ids = [...new Set(apis.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const own = apis.filter((api) => api.id === id);
    return own.find(({ version }) => version === leading) ?? own[0] ?? [];
  });
}

/** As they can be written: all names, with the description's id where one was written or there are several. */
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

/** The description whose text it is, or among whose pages it stands. */
function askingOwner({ file, route }: Asking, apis: readonly NamedApi[]): NamedApi | undefined {
  const around = apis.filter(({ overview }) => `${route}/`.startsWith(`${overview}/`));
  // The reference of an older version lies below that of the latest.
  const [nearest] = around.toSorted((a, b) => b.overview.length - a.overview.length);
  return apis.find(({ path }) => path === file) ?? nearest;
}
