import { isObject, type RawObject } from '../../json-schema/json.js';
import { valueAt } from '../json.js';
import { setOwn } from '../references/fields.js';
import type { ParsedText } from '../source/parsed-text.js';
import type { DescriptionText, NodeSpan, SourceEntry, SourceNode } from '../source/tree.js';

/** The keys and indexes that lead to a value. */
export type ValuePath = readonly (string | number)[];

/** A value, and the positions of its parts. */
export interface LocatedValue<Value = unknown> {
  readonly value: Value;
  readonly node: SourceNode | undefined;
}

/** Two values that cannot be merged, by the path of the changed one. */
export interface Mismatch {
  readonly path: ValuePath;
  readonly change: LocatedValue;
}

/** An object or list that may be changed. */
interface Container {
  readonly value: Record<string, unknown> | unknown[];
  readonly node: EditedNode;
}

/**
 * A description whose value and positions change together. Copies each object before its first
 * change, because YAML aliases and updates of several targets share objects.
 */
export class EditedSource {
  #root: LocatedValue;
  readonly #copies = new WeakMap<object, EditedNode>();

  constructor({ value, root }: Pick<ParsedText, 'value' | 'root'>) {
    this.#root = { value, node: root };
  }

  get root(): LocatedValue {
    return this.#root;
  }

  valueAt(path: ValuePath): LocatedValue {
    return path.reduce<LocatedValue>(
      ({ value, node }, key) => ({
        value: valueAt(value, String(key)),
        node: node?.at(String(key))?.value,
      }),
      this.#root,
    );
  }

  /**
   * Merges a value into the one at a path: properties into an object, items to the end of a list, a
   * primitive value in place of another (Overlay Specification 1.1.0, "Action Object").
   * @param replaces whether a value of another kind replaces the old one instead of being returned
   */
  merge(path: ValuePath, change: LocatedValue, replaces: boolean): readonly Mismatch[] {
    const old = this.valueAt(path).value;
    // Overlays mirror the structure of a description with empty keys, as in the specification.
    if (change.value === null && isContainer(old)) return [];
    if (Array.isArray(old)) {
      this.#append(path, change);
      return [];
    }
    if (isObject(old) && isObject(change.value)) {
      return this.#mergeProperties(path, old, { ...change, value: change.value }, replaces);
    }
    const isEven = !isContainer(old) && !isContainer(change.value);
    if (path.length === 0 || !(isEven || replaces)) return [{ path, change }];
    const container = this.#copyAt(path.slice(0, -1));
    const key = String(path.at(-1));
    put(container, key, change.value, { key: container.node.at(key)?.key, value: change.node });
    return [];
  }

  /** Removes the values at some paths, none of which is the root. */
  remove(paths: readonly ValuePath[]): void {
    // Later items go first, because removing an item moves those after it.
    for (const path of paths.toSorted((one, other) => comparePaths(other, one))) {
      const { value, node } = this.#copyAt(path.slice(0, -1));
      const key = String(path.at(-1));
      if (Array.isArray(value)) value.splice(Number(key), 1);
      else delete value[key];
      node.remove(key);
    }
  }

  #mergeProperties(
    path: ValuePath,
    old: RawObject,
    { value: changes, node: from }: LocatedValue<RawObject>,
    replaces: boolean,
  ): readonly Mismatch[] {
    return Object.entries(changes).flatMap(([key, value]) => {
      const entry = from?.at(key);
      const change = { value, node: entry?.value };
      if (Object.hasOwn(old, key)) {
        const isUneven = Array.isArray(old[key]) && !Array.isArray(value);
        if (!isUneven || value === null) return this.merge([...path, key], change, replaces);
        if (!replaces) return [{ path: [...path, key], change }];
      }
      put(this.#copyAt(path), key, value, entry ?? { value: undefined });
      return [];
    });
  }

  #append(path: ValuePath, { value: added, node: from }: LocatedValue): void {
    const container = this.#copyAt(path);
    const items = Array.isArray(added)
      ? added.map((item, index) => [item, from?.at(String(index))?.value] as const)
      : [[added, from] as const];
    for (const [item, written] of items) {
      const index = String(Array.isArray(container.value) ? container.value.length : 0);
      put(container, index, item, { value: written });
    }
  }

  /** Returns the object or list at a path as a copy that may be changed. */
  #copyAt(path: ValuePath): Container {
    const { value, node } = this.valueAt(path);
    const known = typeof value === 'object' && value !== null && this.#copies.get(value);
    if (known && isContainer(value)) return { value, node: known };
    const made: Record<string, unknown> | unknown[] = Array.isArray(value)
      ? [...value]
      : { ...(isObject(value) ? value : {}) };
    const edited = new EditedNode(node, Array.isArray(value) ? value.length : undefined);
    this.#copies.set(made, edited);
    if (path.length === 0) this.#root = { value: made, node: edited };
    else {
      const above = this.#copyAt(path.slice(0, -1));
      const key = String(path.at(-1));
      put(above, key, made, { key: above.node.at(key)?.key, value: edited });
    }
    return { value: made, node: edited };
  }
}

/** An object or list whose entries come from several files. */
class EditedNode implements SourceNode {
  readonly start: number;
  readonly end: number;
  readonly writtenIn: DescriptionText | undefined;
  readonly text = undefined;
  readonly #written: SourceNode | undefined;
  readonly #changed = new Map<string, SourceEntry | undefined>();
  readonly #items: (SourceEntry | undefined)[] | undefined;

  /** @param length the number of items of a list; undefined for an object */
  constructor(written: SourceNode | undefined, length: number | undefined) {
    const { start, end, writtenIn } = written ?? { start: 0, end: 0 };
    this.start = start;
    this.end = end;
    this.writtenIn = writtenIn;
    this.#written = written;
    if (length !== undefined) {
      this.#items = Array.from({ length }, (_, index) => written?.at(String(index)));
    }
  }

  at(key: string): SourceEntry | undefined {
    if (this.#items) return this.#items[Number(key)];
    return this.#changed.has(key) ? this.#changed.get(key) : this.#written?.at(key);
  }

  offsetOf(): number {
    return this.start;
  }

  set(key: string, entry: SourceEntry): void {
    if (this.#items) this.#items[Number(key)] = entry;
    else this.#changed.set(key, entry);
  }

  remove(key: string): void {
    if (this.#items) this.#items.splice(Number(key), 1);
    else this.#changed.set(key, undefined);
  }
}

function put(
  { value: container, node }: Container,
  key: string,
  value: unknown,
  entry: SourceEntry,
): void {
  if (Array.isArray(container)) container[Number(key)] = value;
  else setOwn(container, key, value);
  node.set(key, entry);
}

function isContainer(value: unknown): value is Container['value'] {
  return typeof value === 'object' && value !== null;
}

/** Orders by position; a value comes before its parts. */
function comparePaths(one: ValuePath, other: ValuePath): number {
  for (const [index, key] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 1;
    if (key === against) continue;
    if (typeof key === 'number' && typeof against === 'number') return key - against;
    return String(key) < String(against) ? -1 : 1;
  }
  return one.length - other.length;
}

/** Returns a node whose positions are in another file than those of the tree that it is put into. */
export function writtenIn(node: SourceNode, file: DescriptionText): SourceNode {
  const { start, end } = node;
  return {
    start,
    end,
    writtenIn: file,
    get text() {
      return node.text;
    },
    offsetOf: (offset) => node.offsetOf(offset),
    at(key) {
      const entry = node.at(key);
      return (
        entry && {
          key: entry.key && { ...entry.key, writtenIn: file },
          value: entry.value && writtenIn(entry.value, file),
        }
      );
    },
  };
}

/**
 * Returns a node of which every part is at one place in another file: a copy that an overlay made. Its findings belong
 * there, because the original may be right.
 */
export function copiedBy(
  node: SourceNode,
  { start, end }: NodeSpan,
  file: DescriptionText,
): SourceNode {
  const span = { start, end, writtenIn: file };
  return {
    ...span,
    get text() {
      return node.text;
    },
    offsetOf: () => start,
    at(key) {
      const entry = node.at(key);
      return (
        entry && {
          key: entry.key && span,
          value: entry.value && copiedBy(entry.value, span, file),
        }
      );
    },
  };
}
