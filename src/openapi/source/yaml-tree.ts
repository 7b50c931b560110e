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
  const nodes = new WeakMap<Node, SourceNode>();
  const aliased = new WeakMap<Node, Node>();
  const indexes = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

  /** Indexed, because `map.get(key)` is a linear search and maps may have a thousand entries. */
  function mapPairs(map: YAMLMap): ReadonlyMap<string, Pair> {
    const pairs = indexes.get(map) ?? pairsByKey(map);
    indexes.set(map, pairs);
    return pairs;
  }

  function wrap(node: Node): SourceNode {
    const known = nodes.get(node);
    if (known !== undefined) return known;
    // An alias keeps its own position and has the content of its anchor.
    const target = nodeTarget(node);
    const offsets = isScalar(target) ? scalarOffsets(target, file) : undefined;
    const made: SourceNode = {
      ...nodeSpan(node),
      at: (key) => entryAt(target, key),
      text: isScalar(target) ? writtenText(target) : undefined,
      offsetOf: (offset) => offsets?.(offset) ?? nodeSpan(node).start,
    };
    nodes.set(node, made);
    return made;
  }

  function entryAt(target: Node | undefined, key: string): SourceEntry | undefined {
    if (isSeq(target)) {
      const item = target.items[Number(key)];
      return isNode(item) ? { value: wrap(item) } : undefined;
    }
    return isMap(target) ? mapEntry(target, key, new Set()) : undefined;
  }

  /** Returns the map's own entry, or else the first one merged with `<<`. */
  function mapEntry(map: YAMLMap, key: string, searched: Set<Node>): SourceEntry | undefined {
    if (searched.has(map)) return undefined;
    searched.add(map);
    const pairs = mapPairs(map);
    const pair = pairs.get(key);
    if (pair !== undefined) {
      return {
        key: isNode(pair.key) ? nodeSpan(pair.key) : undefined,
        value: isNode(pair.value) ? wrap(pair.value) : undefined,
      };
    }
    const merged = nodeTarget(pairs.get('<<')?.value);
    for (const source of isSeq(merged) ? merged.items : [merged]) {
      const target = nodeTarget(source);
      const entry = isMap(target) ? mapEntry(target, key, searched) : undefined;
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  /** Cached, because the parser searches the whole document for an alias. */
  function nodeTarget(node: unknown): Node | undefined {
    if (!isAlias(node)) return isNode(node) ? node : undefined;
    const known = aliased.get(node);
    if (known !== undefined) return known;
    const target = node.resolve(document);
    if (target !== undefined) aliased.set(node, target);
    return target;
  }

  return document.contents === null ? undefined : wrap(document.contents);
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
