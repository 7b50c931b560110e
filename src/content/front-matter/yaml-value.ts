import { type Document, isNode, isScalar, isSeq } from 'yaml';

/** Returns a node's value by the rules of YAML 1.2: dates and `yes` are strings. */
export function toYamlValue(node: unknown, document: Document): unknown {
  if (!isNode(node)) return node;
  try {
    return node.toJS(document);
  } catch {
    // An unresolved alias, or too many aliases. No schema accepts a symbol.
    return Symbol('no value');
  }
}

/** Returns a node's value like {@link toYamlValue}, but numbers and booleans as their source text: `1.10`. */
export function toSourceText(node: unknown, document: Document): unknown {
  if (isSeq(node)) return node.items.map((item) => toSourceText(item, document));
  const isWord = isScalar(node) && /^(number|bigint|boolean)$/.test(typeof node.value);
  return isWord ? node.source : toYamlValue(node, document);
}
