import {
  type Document,
  type DocumentOptions,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from 'yaml';

/**
 * Minimum number of nodes that merge keys may copy; a larger file may copy as many nodes as it has
 * characters.
 */
const minMergedNodes = 500_000;

/**
 * Parses YAML with source positions. All YAML of a site is parsed here, because the `yaml` package
 * expands merge keys (`<<`) without a limit: excessive merging is reported as a document error.
 */
export function parseYaml(
  text: string,
  options?: ParseOptions & DocumentOptions & SchemaOptions,
): Document.Parsed<ParsedNode> {
  const document = parseDocument(text, { prettyErrors: false, ...options });
  const excess = text.includes('<<')
    ? excessiveMerge(document, minMergedNodes + text.length)
    : undefined;
  if (excess !== undefined) document.errors.push(excess);
  return document;
}

/** Returns an error for the first node whose merge keys copy more than `maxNodes` nodes. */
function excessiveMerge(document: Document.Parsed, maxNodes: number): YAMLParseError | undefined {
  const targets = aliasTargets(document);
  const costs = new Map<unknown, number>();
  let excess: YAMLParseError | undefined;
  const nodeTarget = (node: unknown): unknown => (isAlias(node) ? targets.get(node) : node);
  /**
   * Number of nodes visited when a node is converted to a value; merging visits its source again.
   */
  const nodeCost = (node: unknown): number => {
    const known = costs.get(node);
    if (known !== undefined) return known;
    // Guards against a mapping that merges itself.
    costs.set(node, Number.POSITIVE_INFINITY);
    let cost = 1;
    if (isSeq(node)) for (const item of node.items) cost += nodeCost(item);
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const copied = isScalar(key) && isMergeKey(key.value) ? mergedCost(value) : nodeCost(value);
        cost += 1 + copied;
      }
    }
    costs.set(node, cost);
    if (cost > maxNodes && isMap(node)) excess ??= excessError(node.range);
    return cost;
  };
  const mergedCost = (value: unknown): number => {
    const source = nodeTarget(value);
    const sources = isSeq(source) ? source.items : [source];
    return sources.reduce<number>((sum, one) => sum + nodeCost(nodeTarget(one)), 1);
  };
  nodeCost(document.contents);
  return excess;
}

/** The YAML 1.1 schema turns the key into a symbol. */
function isMergeKey(key: unknown): boolean {
  return key === '<<' || (typeof key === 'symbol' && key.description === '<<');
}

/** Maps each alias to the last preceding node with its anchor. */
function aliasTargets(document: Document.Parsed): ReadonlyMap<unknown, unknown> {
  const anchors = new Map<string, unknown>();
  const targets = new Map<unknown, unknown>();
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) targets.set(node, anchors.get(node.source));
      else if ('anchor' in node && typeof node.anchor === 'string') anchors.set(node.anchor, node);
    },
  });
  return targets;
}

function excessError(range: readonly [number, number, number] | null | undefined): YAMLParseError {
  const [start, end] = range ?? [0, 0];
  const message = 'The merge keys (<<) of this mapping would copy far more than the file holds';
  return new YAMLParseError([start, end], 'RESOURCE_EXHAUSTION', message);
}
