import type { Definition, Image, Link } from 'mdast';

/** Where an address stands in the Markdown of its link, counted from the link's first character. */
export interface LinkAddress {
  readonly from: number;
  readonly to: number;
  /** Between angle brackets it may hold spaces and parentheses. */
  readonly bracketed: boolean;
}

/** `[label]: ` of a definition; a label holds no bracket that is not escaped (CommonMark 4.7). */
const definitionHead = /^\[(?:\\.|[^\]\\])*\]:\s*/;

/**
 * Finds the address in what was written: `./price.md` in `[Price](./price.md "Prices")`. Undefined where it
 * is written in another way than it reads (escapes, character references) and for bare addresses.
 *
 * @param written the Markdown of the node
 * @param textEnd where a link's text ends, counted from the link's first character
 */
export function findLinkAddress(
  node: Definition | Image | Link,
  written: string,
  textEnd: number,
): LinkAddress | undefined {
  if (node.url === '') return undefined;
  const head = headOf(node, written, textEnd);
  if (head === undefined) return undefined;
  const bracketed = written[head] === '<';
  const from = bracketed ? head + 1 : head;
  const to = from + node.url.length;
  if (written.slice(from, to) !== node.url) return undefined;
  const after = written[to];
  const ends = bracketed ? after === '>' : after === undefined || /[\s)]/.test(after);
  return ends ? { from, to, bracketed } : undefined;
}

function headOf(
  node: Definition | Image | Link,
  written: string,
  textEnd: number,
): number | undefined {
  if (node.type === 'definition') return definitionHead.exec(written)?.[0].length;
  // The alternative text of an image may hold brackets; a title that holds `](` is too rare to look for.
  const from = node.type === 'link' ? written.indexOf('](', textEnd) : written.lastIndexOf('](');
  if (from < 0 || !/^!?\[/.test(written)) return undefined;
  const space = /^\s*/.exec(written.slice(from + 2))?.[0].length ?? 0;
  return from + 2 + space;
}
