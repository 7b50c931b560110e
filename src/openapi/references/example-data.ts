import { isObject, type RawObject } from '../../json-schema/json.js';
import { lookUp, pointerKeys, pointerTo } from '../pointer.js';
import type { FollowReference, SourcePointer } from '../source/locate.js';
import { targetKey } from './components.js';
import { setOwn } from './fields.js';
import { type FoundTarget, findTarget } from './follow-reference.js';
import type { ObjectKind } from './object-model.js';
import { sampleKeys } from './referenced-texts.js';

/** A reference in place of an example's value or a part of it. */
export interface DataReference {
  readonly pointer: string;
  readonly node: RawObject;
  readonly reference: string;
}

/**
 * Key paths of the example values in an object, and of the samples of an operation. By
 * specification they are plain data, but authors write references there.
 */
function exampleKeys(node: RawObject, kind: ObjectKind): readonly (readonly string[])[] {
  const keys = kind === 'example' ? ['value', 'dataValue'] : ['example', 'x-example'];
  const own = keys.filter((key) => typeof node[key] === 'object').map((key) => [key]);
  const isList = kind === 'schema' || kind === 'swaggerSchema';
  const below = [
    ...(kind === 'operation' || kind === 'swaggerOperation' ? sampleKeys : []),
    ...(isList || kind === 'swaggerResponse' ? ['examples'] : []),
    ...(kind === 'swaggerResponse' ? ['x-examples'] : []),
  ].flatMap((key) => {
    const values = node[key];
    if (typeof values !== 'object' || values === null) return [];
    return Object.keys(values).map((name) => [key, name]);
  });
  return [...own, ...below];
}

/** Finds the references in the example values of an object. */
export function dataReferences(
  node: RawObject,
  kind: ObjectKind,
  pointer: string,
): readonly DataReference[] {
  const references: DataReference[] = [];
  const ancestors = new Set<unknown>();
  const search = (value: unknown, at: string, isWhole: boolean): void => {
    const reference = referenceFor(value, isWhole);
    if (reference !== undefined)
      references.push({ pointer: at, node: value as RawObject, reference });
    if (reference !== undefined || typeof value !== 'object' || value === null) return;
    if (ancestors.has(value)) return;
    ancestors.add(value);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object') search(child, pointerTo(at, key), false);
    }
    ancestors.delete(value);
  };
  for (const keys of exampleKeys(node, kind)) {
    const at = pointerTo('', ...keys);
    search(lookUp(node, at), pointer + at, true);
  }
  return references;
}

/**
 * Returns the target of an object that consists of a `$ref`. In place of a whole value it may refer
 * to another file or example, inside a value only to a component; other objects of this form may be
 * data.
 */
function referenceFor(value: unknown, isWhole: boolean): string | undefined {
  if (!isObject(value) || Object.keys(value).length !== 1) return undefined;
  const { $ref } = value;
  if (typeof $ref !== 'string') return undefined;
  if (!isWhole) return componentExample.test($ref) ? $ref : undefined;
  return !$ref.startsWith('#') || exampleValue.test($ref) ? $ref : undefined;
}

const componentExample = /#\/components\/examples\/[^/]+(?:\/value)?$/;
const exampleValue = /\/(?:x-)?examples?(?:\/|$)|^#\/x-/;

/** An object with the references in its examples resolved. */
export interface ResolvedData {
  readonly node: RawObject;
  /** Sources of whole values, by pointer relative to the object. */
  readonly origins: ReadonlyMap<string, SourcePointer>;
}

export function makeDataResolver(
  follow: FollowReference,
): (node: RawObject, kind: ObjectKind, at: SourcePointer) => ResolvedData {
  const targets = new Map<string, FoundTarget | undefined>();
  const writtenTarget = (written: string, at: SourcePointer): FoundTarget | undefined => {
    const target = follow(at.source, written, at.pointer);
    const found = target && valueOfExample(findTarget(target, follow));
    if (found === undefined) return undefined;
    const key = targetKey(found);
    if (targets.has(key)) return targets.get(key);
    // In a cycle of examples, the reference that closes the cycle stays.
    targets.set(key, undefined);
    const resolved = { ...found, value: resolve(found.value, found, true).value };
    targets.set(key, resolved);
    return resolved;
  };
  const resolve = (
    value: unknown,
    at: SourcePointer,
    isWhole: boolean,
    ancestors: ReadonlySet<unknown> = new Set(),
  ): { readonly value: unknown; readonly origin?: SourcePointer | undefined } => {
    const written = referenceFor(value, isWhole);
    if (written !== undefined) {
      const found = writtenTarget(written, at);
      return found === undefined ? { value } : { value: found.value, origin: found };
    }
    if (typeof value !== 'object' || value === null || ancestors.has(value)) return { value };
    const around = new Set([...ancestors, value]);
    let changed: Record<string, unknown> | undefined;
    for (const [key, child] of Object.entries(value)) {
      const inner = { ...at, pointer: pointerTo(at.pointer, key) };
      const made = typeof child === 'object' ? resolve(child, inner, false, around).value : child;
      if (made === child) continue;
      changed ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      setOwn(changed, key, made);
    }
    return { value: changed ?? value };
  };
  return (node, kind, at) => {
    let made = node;
    const origins = new Map<string, SourcePointer>();
    for (const keys of exampleKeys(node, kind)) {
      const pointer = pointerTo('', ...keys);
      const before = lookUp(node, pointer);
      const { value, origin } = resolve(before, { ...at, pointer: at.pointer + pointer }, true);
      if (value === before) continue;
      made = withValue(made, keys, value) as RawObject;
      if (origin !== undefined) origins.set(pointer, origin);
    }
    return { node: made, origins };
  };
}

/** Returns the value of an example component; other targets stay unchanged. */
function valueOfExample(found: FoundTarget | undefined): FoundTarget | undefined {
  const keys = pointerKeys(found?.pointer ?? '');
  if (found === undefined || keys.at(-2) !== 'examples' || !isObject(found.value)) return found;
  const { value } = found;
  const key = ['value', 'dataValue', 'serializedValue'].find((one) => Object.hasOwn(value, one));
  if (key === undefined) return found;
  return { ...found, pointer: pointerTo(found.pointer, key), value: value[key] };
}

function withValue(holder: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as object) }) as Record<
    string,
    unknown
  >;
  setOwn(copy, key, withValue(copy[key], rest, value));
  return copy;
}
