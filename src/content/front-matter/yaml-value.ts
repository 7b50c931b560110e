import { type Document, isNode, isScalar, isSeq } from 'yaml';

/** A node's value as YAML 1.2 has it: dates are words, `yes` is no boolean. */
export function toYamlValue(node: unknown, document: Document): unknown {
  if (!isNode(node)) return node;
  try {
    return node.toJS(document);
  } catch {
    // An alias that leads nowhere, or aliases that multiply: nothing that any key takes.
    return Symbol('no value');
  }
}

/** The same, but numbers and booleans as the words that they were written as: `1.10`. */
export function toSourceText(node: unknown, document: Document): unknown {
  if (isSeq(node)) return node.items.map((item) => toSourceText(item, document));
  const isWord = isScalar(node) && /^(number|bigint|boolean)$/.test(typeof node.value);
  return isWord ? node.source : toYamlValue(node, document);
}
