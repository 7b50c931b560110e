import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean, suggest } from '../../diagnostics/index.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import type { ApiNames, NamedKind } from '../reference/naming/api-names.js';
import type { NamedApi } from '../reference/naming/named-api.js';
import type { Urls } from '../urls.js';
import type { LinkOrigin, ResolvedLink } from './link-target.js';

/** The target of a link into the API reference. */
interface ApiTarget {
  readonly resolved: ResolvedLink;
  /** An id on a page; its existence is checked when all pages are complete. */
  readonly anchor?: { readonly route: string; readonly hash: string } | undefined;
  readonly problem?: Diagnostic | undefined;
}

/** Whether a link target names an operation or schema: `op:createPrice`, `schema:Price#/amount`. */
export function isApiLink(target: string): boolean {
  return /^(op|schema):/.test(target);
}

/** Resolves `op:` and `schema:` links to reference pages. */
export class ApiLinks {
  readonly #names: ApiNames;
  readonly #urls: Urls;

  constructor(names: ApiNames, urls: Urls) {
    this.#names = names;
    this.#urls = urls;
  }

  resolve(target: string, origin: LinkOrigin, place: Place | undefined): ApiTarget {
    const [, scheme = '', written = '', hash = ''] =
      /^(op|schema):([^#]*)(#.*)?$/s.exec(target) ?? [];
    const kind: NamedKind = scheme === 'op' ? 'operation' : 'schema';
    const asWritten = this.#names.find(kind, written, origin);
    const linkTarget =
      asWritten.kind === 'unknown'
        ? this.#names.find(kind, decodeUriPart(written), origin)
        : asWritten;
    const resolved = { url: target };
    switch (linkTarget.kind) {
      case 'unreadable':
        return { resolved };
      case 'several': {
        const { names } = linkTarget;
        const ids = names.map((name) => name.slice(0, name.indexOf(':')));
        const hint = `write ${names.map((name) => `${scheme}:${name}`).join(' or ')}`;
        const args = { kind, name: written, ids };
        return { resolved, problem: diagnose('site/ambiguous-name', args, { place, hint }) };
      }
      case 'unknown': {
        const code = kind === 'operation' ? 'site/unknown-operation' : 'site/unknown-schema';
        const hint = didYouMean(written, linkTarget.known);
        return { resolved, problem: diagnose(code, { name: written }, { place, hint }) };
      }
      case 'found':
        if (kind === 'operation') return this.#operation(linkTarget.api, linkTarget.name, hash);
        return hash.startsWith('#/')
          ? this.#field(linkTarget, decodeUriPart(hash.slice(1)), written, place)
          : this.#schema(linkTarget.api, linkTarget.name, hash);
    }
  }

  #operation({ operations }: NamedApi, name: string, hash: string): ApiTarget {
    const { route = '', title, method, anchor } = operations.get(name) ?? {};
    return this.#place({ title, method }, route, anchorFragment(anchor, hash));
  }

  #schema({ schemas }: NamedApi, name: string, hash: string): ApiTarget {
    const { route = '', title } = schemas.get(name) ?? {};
    return this.#place({ title }, route, hash);
  }

  #place(
    named: Pick<ResolvedLink, 'title' | 'method'>,
    route: string,
    fragment: string,
  ): ApiTarget {
    return {
      resolved: { url: this.#urls.page(route) + fragment, ...named },
      anchor: fragment.length > 1 ? { route, hash: decodeUriPart(fragment.slice(1)) } : undefined,
    };
  }

  /** Resolves `schema:Invoice#/customer/name` to the property on the page of its schema. */
  #field(
    { api: { schemas, findField }, name }: { readonly api: NamedApi; readonly name: string },
    pointer: string,
    written: string,
    place: Place | undefined,
  ): ApiTarget {
    const field = findField(name, pointer);
    const schemaRoute = schemas.get(name)?.route ?? '';
    if ('missing' in field) {
      const { missing, known, before } = field;
      const near = suggest(missing, known);
      const hint =
        near === undefined ? undefined : `did you mean schema:${written}#${before}${near}?`;
      const problem = diagnose('site/unknown-field', { schema: name, pointer }, { place, hint });
      return { resolved: { url: this.#urls.page(schemaRoute) }, problem };
    }
    const route = schemas.get(field.schema)?.route ?? schemaRoute;
    const path = pointer.replace(/\//g, '.').replace(/~1/g, '/').replace(/~0/g, '~');
    return {
      resolved: {
        url: `${this.#urls.page(route)}#${encodeURI(field.id)}`,
        title: name + path,
      },
      anchor: { route, hash: field.id },
    };
  }
}

/** Returns the fragment within an operation: `#body.name` in `create-planet` → `#create-planet.body.name`. */
function anchorFragment(anchor: string | undefined, hash: string): string {
  if (anchor === undefined) return hash;
  return hash.length > 1 ? `#${anchor}.${hash.slice(1)}` : `#${encodeURIComponent(anchor)}`;
}
