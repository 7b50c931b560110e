import type { Definition, Image, Link } from 'mdast';

/** Offsets of the URL in the Markdown of a link, relative to its first character. */
export interface LinkAddress {
  readonly from: number;
  readonly to: number;
  /** Between angle brackets, a URL can contain spaces and parentheses. */
  readonly bracketed: boolean;
}

/** `[label]: ` of a definition; brackets in a label must be escaped (CommonMark 4.7). */
const definitionHead = /^\[(?:\\.|[^\]\\])*\]:\s*/;

/**
 * Finds the URL in the source of a link: `./price.md` in `[Price](./price.md "Prices")`. Returns undefined for bare
 * URLs and if the source differs from the URL (escapes, character references).
 *
 * @param written Markdown of the node
 * @param textEnd end of the link text, relative to the link's first character
 */
export function findLinkAddress(
  node: Definition | Image | Link,
  written: string,
  textEnd: number,
): LinkAddress | undefined {
  if (node.url === '') return undefined;
  const head = addressHead(node, written, textEnd);
  if (head === undefined) return undefined;
  const bracketed = written[head] === '<';
  const from = bracketed ? head + 1 : head;
  const to = from + node.url.length;
  if (written.slice(from, to) !== node.url) return undefined;
  const after = written[to];
  const ends = bracketed ? after === '>' : after === undefined || /[\s)]/.test(after);
  return ends ? { from, to, bracketed } : undefined;
}

function addressHead(
  node: Definition | Image | Link,
  written: string,
  textEnd: number,
): number | undefined {
  if (node.type === 'definition') return definitionHead.exec(written)?.[0].length;
  // Alternative text can contain brackets; titles that contain `](` are ignored as too rare.
  const from = node.type === 'link' ? written.indexOf('](', textEnd) : written.lastIndexOf('](');
  if (from < 0 || !/^!?\[/.test(written)) return undefined;
  const space = /^\s*/.exec(written.slice(from + 2))?.[0].length ?? 0;
  return from + 2 + space;
}
