import { isObject } from '../../json-schema/json.js';
import { pointerTo } from '../pointer.js';
import { type ParsedSource, textMatches } from '../source/parse-source.js';

/** Identifiers of the schemas in a file (JSON Schema 2020-12 core, section 8.2). */
export interface Identifiers {
  /** Pointers of schemas by `$id`, as written and as absolute URL. */
  readonly ids: ReadonlyMap<string, string>;
  /**
   * Returns the pointer of an `$anchor` or `$dynamicAnchor`, preferring one below the schema at
   * `base` over the first in the file.
   */
  anchored(name: string, base: string): string | undefined;
  /** Returns the pointer and `$id` of the innermost enclosing schema with an `$id`. */
  enclosingResource(pointer: string): { readonly pointer: string; readonly id: string } | undefined;
}

/** What the files of one description declare; each is searched on first use, and once. */
export class DeclaredNames {
  readonly #identifiers = new Map<ParsedSource, Identifiers>();
  readonly #withIds = new Map<ParsedSource, boolean>();

  identifiers(source: ParsedSource): Identifiers {
    const found = this.#identifiers.get(source) ?? collect(source);
    this.#identifiers.set(source, found);
    return found;
  }

  /** Whether a file declares `$id` or `$self`; most files do not. */
  hasIds(source: ParsedSource): boolean {
    const found = this.#withIds.get(source) ?? textMatches(source, /["']?\$(?:id|self)["']?\s*:/);
    this.#withIds.set(source, found);
    return found;
  }
}

function collect({ value: root }: ParsedSource): Identifiers {
  const ids = new Map<string, string>();
  const anchors = new Map<string, string[]>();
  const resources: { pointer: string; id: string }[] = [];
  const seen = new Set<object>();
  const enter = (value: unknown, pointer: string, base: string | undefined): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    let inside = base;
    if (isObject(value)) {
      const { $id: id, $anchor: anchor, $dynamicAnchor: dynamic } = value;
      if (typeof id === 'string' && !id.startsWith('#')) {
        inside = absolute(id, base);
        for (const name of [id, inside]) if (!ids.has(name)) ids.set(name, pointer);
        resources.push({ pointer, id: inside });
      }
      for (const name of [anchor, dynamic]) {
        if (typeof name === 'string') anchors.set(name, [...(anchors.get(name) ?? []), pointer]);
      }
    }
    for (const [key, child] of Object.entries(value)) {
      enter(child, pointerTo(pointer, key), inside);
    }
  };
  const self = isObject(root) && typeof root.$self === 'string' ? root.$self : undefined;
  if (self !== undefined) ids.set(self, '');
  enter(root, '', self);
  return {
    ids,
    anchored(name, base) {
      const all = anchors.get(name) ?? [];
      return all.find((pointer) => isWithin(pointer, base)) ?? all[0];
    },
    enclosingResource: (pointer) =>
      resources
        .filter((one) => isWithin(pointer, one.pointer))
        .sort((a, b) => b.pointer.length - a.pointer.length)[0],
  };
}

function isWithin(pointer: string, base: string): boolean {
  return pointer === base || pointer.startsWith(`${base}/`);
}

const belowSchema =
  /^((?:\/components\/schemas\/[^/]*)?.*?)\/(?:\$defs|definitions|properties|items|prefixItems|allOf|oneOf|anyOf)(?:\/|$)/;

/** Returns the pointer of the outermost enclosing schema, derived from the path. */
export function outermostSchema(pointer: string): string {
  return belowSchema.exec(pointer)?.[1] ?? pointer;
}

/** Resolves a URL against its base, if there is one. */
export function absolute(url: string, base: string | undefined): string {
  try {
    return new URL(url, base).href;
  } catch {
    return url;
  }
}
