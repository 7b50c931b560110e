import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { withoutFileType } from '../../json-schema/openapi-dialects.js';
import { isInternal } from '../internal-parts.js';
import { nodeReference } from '../json.js';
import { lookUp, pointerKeys, pointerOfFragment, pointerTo } from '../pointer.js';
import { mapFields, setOwn } from './fields.js';
import type { ObjectKind } from './object-model.js';

/** Annotation keywords, which may also accompany a `$ref` in 3.0. */
const annotations = new Set(
  'title description default example examples deprecated readOnly writeOnly nullable externalDocs xml'.split(
    ' ',
  ),
);

/** Returns the named schema that a reference points to, if any. */
export type FindSchemaName = (reference: string) => string | undefined;

/**
 * Replaces all references by their targets, except those to named schemas, which the normalized
 * form keeps. A target is a shared object, so the document hardly grows. A subschema that contains
 * itself becomes a named schema. Broken references stay. Schemas of the type `file`, which descriptions keep from
 * Swagger 2.0, become binary strings.
 */
export function dereference(
  document: RawObject,
  nameOf: FindSchemaName,
  isBroken: (node: RawObject) => boolean,
): RawObject {
  return new Dereferencer(document, nameOf, isBroken).dereference();
}

class Dereferencer {
  readonly #document: RawObject;
  readonly #nameOf: FindSchemaName;
  readonly #isBroken: (node: RawObject) => boolean;
  readonly #done = new Map<RawObject, unknown>();
  /** The nodes on the way to the current one. */
  readonly #open = new Set<RawObject>();
  /** Names of the subschemas that contain themselves. */
  readonly #recursive = new Map<RawObject, string>();

  constructor(document: RawObject, nameOf: FindSchemaName, isBroken: (node: RawObject) => boolean) {
    this.#document = document;
    this.#nameOf = nameOf;
    this.#isBroken = isBroken;
  }

  dereference(): RawObject {
    const resolved = asObject(this.#resolve(this.#document, 'description', ''));
    if (this.#recursive.size === 0) return resolved;
    const schemas: Record<string, unknown> = {
      ...asObject(asObject(resolved.components).schemas),
    };
    for (const [node, name] of this.#recursive) setOwn(schemas, name, this.#done.get(node) ?? node);
    return { ...resolved, components: { ...asObject(resolved.components), schemas } };
  }

  readonly #resolve = (node: RawObject, kind: ObjectKind, pointer: string): unknown => {
    const known = this.#done.get(node);
    if (known !== undefined) return known;
    if (this.#open.has(node)) return this.#nameRecursive(node, kind, pointer);
    this.#open.add(node);
    const made = this.#isReference(node, kind)
      ? this.#expand(node, kind, pointer)
      : mapFields(kind === 'schema' ? withoutFileType(node) : node, kind, pointer, this.#resolve);
    this.#open.delete(node);
    this.#done.set(node, made);
    return made;
  };

  #isReference(node: RawObject, kind: ObjectKind): boolean {
    const reference = nodeReference(node, kind);
    return (
      reference !== undefined && this.#nameOf(reference) === undefined && !this.#isBroken(node)
    );
  }

  #expand(node: RawObject, kind: ObjectKind, pointer: string): unknown {
    const { $ref, $dynamicRef, ...siblings } = node;
    const reference = nodeReference(node, kind) ?? '';
    const target = pointerOfFragment(reference);
    const found = target === undefined ? undefined : lookThrough(this.#document, target);
    if (found === undefined || found === node) return node;
    const made = isObject(found) ? this.#resolve(found, kind, target ?? pointer) : found;
    if (!isObject(made)) return made;
    const rest = mapFields(withOwnVisibility(siblings, made), kind, pointer, this.#resolve);
    const keys = Object.keys(rest);
    if (keys.length === 0) return made;
    if (kind !== 'schema' || keys.every((key) => annotations.has(key) || key.startsWith('x-'))) {
      return { ...made, ...rest };
    }
    return { ...rest, allOf: [made, ...(Array.isArray(rest.allOf) ? rest.allOf : [])] };
  }

  /** Refers to a schema that contains itself by a name. */
  #nameRecursive(node: RawObject, kind: ObjectKind, pointer: string): unknown {
    if (kind !== 'schema') return {};
    const name = this.#recursive.get(node) ?? this.#freeName(pointer);
    this.#recursive.set(node, name);
    return { $ref: `#${pointerTo('/components/schemas', name)}` };
  }

  #freeName(pointer: string): string {
    const schemas = asObject(asObject(this.#document.components).schemas);
    const taken = new Set(this.#recursive.values());
    // The name starts with the last key that is not a keyword: `parent` in
    // `/paths/…/schema/properties/parent`.
    const keys = pointerKeys(pointer);
    const last = keys.findLastIndex((key) => !isKeyword(key));
    const base = keys.slice(Math.max(last, 0)).join('-') || 'schema';
    let name = base;
    for (let count = 2; Object.hasOwn(schemas, name) || taken.has(name); count += 1) {
      name = `${base}-${count}`;
    }
    return name;
  }
}

/** Keeps a component that refers to an internal one from being internal, too. */
function withOwnVisibility(siblings: RawObject, target: RawObject): RawObject {
  return isInternal(target) && !Object.hasOwn(siblings, 'x-internal')
    ? { ...siblings, 'x-internal': false }
    : siblings;
}

function isKeyword(key: string): boolean {
  return /^(?:\d+|items|schema|properties|allOf|oneOf|anyOf|additionalProperties|\$defs)$/.test(
    key,
  );
}

/** Returns the value at a pointer and follows references on the way. */
function lookThrough(document: RawObject, pointer: string, hops = 0): unknown {
  let value: unknown = document;
  const keys = pointerKeys(pointer);
  for (const [index, key] of keys.entries()) {
    const reference = nodeReference(value);
    const next = lookUp(value, pointerTo('', key));
    if (next === undefined && reference !== undefined && hops < 50) {
      const target = pointerOfFragment(reference);
      if (target === undefined) return undefined;
      return lookThrough(document, pointerTo(target, ...keys.slice(index)), hops + 1);
    }
    value = next;
  }
  return value;
}
