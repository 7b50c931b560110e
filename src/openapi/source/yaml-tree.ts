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
import { textOf } from '../json.js';
import { offsetsOf } from './scalar.js';
import type { SourceEntry, SourceNode, Span } from './tree.js';

/** The values of a YAML document with their places. */
export function yamlTree(document: Document, file: string): SourceNode | undefined {
  const nodes = new WeakMap<Node, SourceNode>();

  function wrap(node: Node): SourceNode {
    const known = nodes.get(node);
    if (known !== undefined) return known;
    // An alias stands where it stands and holds what its anchor holds.
    const target = isAlias(node) ? node.resolve(document) : node;
    const offsets = isScalar(target) ? offsetsOf(target, file) : undefined;
    const made: SourceNode = {
      ...spanOf(node),
      at: (key) => entryAt(target, key),
      text: isScalar(target) ? writtenText(target) : undefined,
      offsetOf: (offset) => offsets?.(offset) ?? spanOf(node).start,
    };
    nodes.set(node, made);
    return made;
  }

  function entryAt(target: Node | undefined, key: string): SourceEntry | undefined {
    if (isSeq(target)) {
      const item = target.items[Number(key)];
      return isNode(item) ? { value: wrap(item) } : undefined;
    }
    if (!isMap(target)) return undefined;
    const pair = pairsOf(target).get(key);
    if (pair === undefined) return mergedEntry(target, key);
    return {
      key: isNode(pair.key) ? spanOf(pair.key) : undefined,
      value: isNode(pair.value) ? wrap(pair.value) : undefined,
    };
  }

  /** What comes from another map by the merge key `<<`; the first of several wins. */
  function mergedEntry(map: YAMLMap, key: string): SourceEntry | undefined {
    const merged = pairsOf(map).get('<<')?.value;
    const sources = isSeq(merged) ? merged.items : [merged];
    for (const source of sources) {
      const target = isAlias(source) ? source.resolve(document) : undefined;
      const entry = target === map ? undefined : entryAt(target, key);
      if (entry !== undefined) return entry;
    }
    return undefined;
  }

  return document.contents === null ? undefined : wrap(document.contents);
}

/** A number as it is written, as its value has lost zeros and may have lost digits. */
function writtenText({ value, source }: Scalar): string {
  return typeof value === 'number' ? (source ?? String(value)) : (textOf(value) ?? '');
}

function spanOf(node: Node): Span {
  const [start, end] = node.range ?? [0, 0];
  return { start, end };
}

// `map.get(key)` searches from the start each time; a description has maps with a thousand entries.
const indexes = new WeakMap<YAMLMap, Map<string, Pair>>();

function pairsOf(map: YAMLMap): Map<string, Pair> {
  const known = indexes.get(map);
  if (known !== undefined) return known;
  const pairs = new Map(
    map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair]),
  );
  indexes.set(map, pairs);
  return pairs;
}
