import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { asText } from '../json.js';
import { scalarOffsets } from './scalar.js';
import type { NodeSpan, SourceEntry, SourceNode } from './tree.js';

/** Returns the values of a YAML document with their positions. */
export function yamlTree(document: Document, file: string): SourceNode | undefined {
  return new YamlTree(document, file).root();
}

class YamlTree {
  readonly #document: Document;
  readonly #file: string;
  readonly #nodes = new WeakMap<Node, SourceNode>();
  readonly #aliased = new WeakMap<Node, Node>();
  readonly #indexes = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

  constructor(document: Document, file: string) {
    this.#document = document;
    this.#file = file;
  }

  root(): SourceNode | undefined {
    const { contents } = this.#document;
    return contents === null ? undefined : this.#wrap(contents);
  }

  #wrap(node: Node): SourceNode {
    const known = this.#nodes.get(node);
    if (known !== undefined) return known;
    // An alias keeps its own position and has the content of its anchor.
    const target = this.#target(node);
    const offsets = isScalar(target) ? scalarOffsets(target, this.#file) : undefined;
    const made: SourceNode = {
      ...nodeSpan(node),
      at: (key) => this.#entryAt(target, key),
      text: isScalar(target) ? writtenText(target) : undefined,
      offsetOf: (offset) => offsets?.(offset) ?? nodeSpan(node).start,
    };
    this.#nodes.set(node, made);
    return made;
  }

  #entryAt(target: Node | undefined, key: string): SourceEntry | undefined {
    if (isSeq(target)) {
      const item = target.items[Number(key)];
      return isNode(item) ? { value: this.#wrap(item) } : undefined;
    }
    return isMap(target) ? this.#mapEntry(target, key, new Set()) : undefined;
  }

  /** Returns the map's own entry, or else the first one merged with `<<`. */
  #mapEntry(map: YAMLMap, key: string, searched: Set<Node>): SourceEntry | undefined {
    if (searched.has(map)) return undefined;
    searched.add(map);
    const pairs = this.#pairs(map);
    const pair = pairs.get(key);
    if (pair !== undefined) {
      return {
        key: isNode(pair.key) ? nodeSpan(pair.key) : undefined,
        value: isNode(pair.value) ? this.#wrap(pair.value) : undefined,
      };
    }
    const merged = this.#target(pairs.get('<<')?.value);
    for (const source of isSeq(merged) ? merged.items : [merged]) {
      const target = this.#target(source);
      const entry = isMap(target) ? this.#mapEntry(target, key, searched) : undefined;
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  /** Indexed, because `map.get(key)` is a linear search and maps may have a thousand entries. */
  #pairs(map: YAMLMap): ReadonlyMap<string, Pair> {
    const pairs = this.#indexes.get(map) ?? pairsByKey(map);
    this.#indexes.set(map, pairs);
    return pairs;
  }

  /** Cached, because the parser searches the whole document for an alias. */
  #target(node: unknown): Node | undefined {
    if (!isAlias(node)) return isNode(node) ? node : undefined;
    const known = this.#aliased.get(node);
    if (known !== undefined) return known;
    const target = node.resolve(this.#document);
    if (target !== undefined) this.#aliased.set(node, target);
    return target;
  }
}

/** Returns a number as written, because its value may have lost zeros or digits. */
function writtenText({ value, source }: Scalar): string {
  return typeof value === 'number' ? (source ?? String(value)) : (asText(value) ?? '');
}

function nodeSpan(node: Node): NodeSpan {
  const [start, end] = node.range ?? [0, 0];
  return { start, end };
}

function pairsByKey({ items }: YAMLMap): ReadonlyMap<string, Pair> {
  return new Map(items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair]));
}
