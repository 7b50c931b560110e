import type { ApiPlan } from './plan.js';
import type { RendererPlace } from './renderer-links.js';

/** What texts name: operations (`op:`, `::operation[…]`) and schemas (`schema:`, `::schema[…]`). */
export type NamedKind = 'operation' | 'schema';

/** Where a name is written: the file, and the route of the page that shows it. */
interface Asking {
  readonly file: string;
  readonly route: string;
}

/** What a name stands for. */
export type NamedThing =
  | { readonly kind: 'found'; readonly api: ApiPlan; readonly name: string }
  /** Several descriptions have it; the names tell them apart: `billing:createCustomer`. */
  | { readonly kind: 'several'; readonly names: readonly string[] }
  /** Perhaps a description that could not be read has it. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unknown'; readonly known: readonly string[] };

type Names = Pick<ApiPlan, 'id' | 'operations' | 'schemas'>;

/**
 * Finds operations and schemas by their names, in all descriptions of a site. A name may say in which:
 * `billing:createCustomer`. Texts of a description, and what lies among its pages, mean their own first.
 */
export class ApiNames {
  readonly #apis: readonly ApiPlan[];
  readonly #unreadable: number;

  /** @param unreadable how many descriptions have errors that leave nothing to show */
  constructor(apis: readonly ApiPlan[], unreadable: number) {
    this.#apis = apis;
    this.#unreadable = unreadable;
  }

  find(kind: NamedKind, written: string, asking: Asking): NamedThing {
    const has = (api: ApiPlan, name: string): boolean => namesOf(api, kind).has(name);
    const holders = this.#apis.filter((api) => has(api, written));
    const own = holders.find((api) => isOwn(api, asking));
    const [first] = own ? [own] : holders;
    if (first !== undefined && (own || holders.length === 1)) {
      return { kind: 'found', api: first, name: written };
    }
    if (holders.length > 1) {
      return { kind: 'several', names: holders.map(({ id }) => `${id}:${written}`) };
    }
    const [, id, name = ''] = /^([\w-]+):(.*)$/s.exec(written) ?? [];
    const named = this.#apis.find((api) => api.id === id);
    if (named && has(named, name)) return { kind: 'found', api: named, name };
    if (!named && this.#unreadable > 0) return { kind: 'unreadable' };
    return { kind: 'unknown', known: this.#known(kind, named) };
  }

  /** A page of the description around, by the anchor that another renderer would give it. */
  findAnchor(anchor: string, asking: Asking): RendererPlace | undefined {
    return this.#apis.find((api) => isOwn(api, asking))?.findAnchor(anchor);
  }

  /** As they can be written: all names, with the description's where one was written or several have it. */
  #known(kind: NamedKind, named: Names | undefined): readonly string[] {
    const qualified = (api: Names): string[] =>
      [...namesOf(api, kind).keys()].map((name) => `${api.id}:${name}`);
    if (named) return qualified(named);
    const plain = this.#apis.flatMap((api) => [...namesOf(api, kind).keys()]);
    return this.#apis.length < 2 ? plain : [...plain, ...this.#apis.flatMap(qualified)];
  }
}

function namesOf(api: Names, kind: NamedKind): ReadonlyMap<string, unknown> {
  return kind === 'operation' ? api.operations : api.schemas;
}

/** A text of the description, or of a page among those of its reference. */
function isOwn({ path, overview }: ApiPlan, { file, route }: Asking): boolean {
  return file === path || `${route}/`.startsWith(`${overview}/`);
}
