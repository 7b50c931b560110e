import type { Nodes, Root } from 'mdast';
import { substitutes } from './parse-native.js';
import { replaceInStrings } from './replace-in-strings.js';

/** Maximum prices in a paragraph; each takes another parse. */
const maxAttempts = 32;

/**
 * Parses a text so that `$5 and $10` stays text. As in Pandoc, the dollar that ends a formula has no digit after it; and
 * a formula has spaces at both ends or at none. The dollars of others are replaced while the text is parsed again.
 */
export function withoutPrices(written: string, parse: (text: string) => Root): Root {
  let text = written;
  let tree = parse(text);
  const substitute = substitutes.find((character) => !written.includes(character));
  for (let attempt = 1; substitute !== undefined && attempt <= maxAttempts; attempt += 1) {
    const lines = text.split('\n');
    const found = prices(tree, lines);
    if (found.length === 0) break;
    for (const { line, column } of found) {
      const price = lines[line - 1] ?? '';
      lines[line - 1] = price.slice(0, column - 1) + substitute + price.slice(column);
    }
    text = lines.join('\n');
    tree = parse(text);
  }
  if (substitute !== undefined && text !== written) replaceInStrings(tree, substitute, '$');
  return tree;
}

interface Point {
  readonly line: number;
  readonly column: number;
}

/** Returns where formulas begin that are none: the first in each block, because it moves the ones after it. */
function prices(tree: Root, lines: readonly string[]): Point[] {
  const found: Point[] = [];
  const first = (node: Nodes): Point | undefined => {
    if (node.type === 'inlineMath') return isPrice(node, lines) ? node.position?.start : undefined;
    if (!('children' in node)) return undefined;
    const isBlock = node.children.some(({ type }) => type === 'text' || type === 'inlineMath');
    for (const child of node.children) {
      const price = first(child);
      if (price && isBlock) return price;
      if (price) found.push(price);
    }
    return undefined;
  };
  const outer = first(tree);
  if (outer) found.push(outer);
  return found;
}

function isPrice(
  { position, value }: Extract<Nodes, { type: 'inlineMath' }>,
  lines: readonly string[],
): boolean {
  if (!position) return false;
  const opening = lines[position.start.line - 1] ?? '';
  const closing = lines[position.end.line - 1] ?? '';
  if (opening[position.start.column] === '$') return false;
  // The formula that its author means begins at the dollars inside.
  if (/(?<!\\)\$/.test(value)) return true;
  const hasSpaceBefore = /\s|^$/.test(opening[position.start.column] ?? '');
  const hasSpaceAfter = /\s|^$/.test(closing[position.end.column - 3] ?? '');
  return /\d/.test(closing[position.end.column - 1] ?? '') || hasSpaceBefore !== hasSpaceAfter;
}
