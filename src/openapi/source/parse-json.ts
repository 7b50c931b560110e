import { isRounded, stringsAndNumbers } from '../../json-schema/rounded-integers.js';
import { scanJson } from './json-scan.js';
import { jsonTree } from './json-tree.js';
import { isInfiniteNumber, type LargeIntegers } from './large-integers.js';
import type { ParsedText } from './parsed-text.js';

/**
 * Parses JSON with the built-in parser, ten times faster than a YAML parser. Undefined if the text
 * is not JSON or repeats a key, which the built-in parser accepts.
 */
export function parseJson(text: string, integers: LargeIntegers): ParsedText | undefined {
  if (!/^[\uFEFF\s]*\{/.test(text.slice(0, 1000))) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(withPlaceholders(text.replace(/^\uFEFF/, ''), integers));
  } catch {
    return undefined;
  }
  const scan = scanJson(text);
  if (countKeys(value) !== scan.keys) return undefined;
  return { value, root: jsonTree(text, scan), depth: scan.depth };
}

/** Scans strings and numbers only if the text may contain a large number. */
function withPlaceholders(text: string, integers: LargeIntegers): string {
  if (!/(?<![\d"])\d{16}|\d[eE]\+?\d{3}/.test(text)) return text;
  return text.replace(stringsAndNumbers, (found) =>
    isRounded(found) || isInfiniteNumber(found) ? String(integers.standIn(found)) : found,
  );
}

function countKeys(root: unknown): number {
  let count = 0;
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const children = Object.values(value);
    if (!Array.isArray(value)) count += children.length;
    for (const child of children) open.push(child);
  }
  return count;
}
