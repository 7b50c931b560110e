import type { ElementContent, RootContent, Text } from 'hast';
import { lineStarts, positionAt } from '../../diagnostics/index.js';
import type { MarkupToken } from './tags.js';

type Raw = Extract<RootContent, { type: 'raw' }>;

/** A part of raw HTML that is kept, as HTML or as text. */
export interface HtmlPart extends Pick<MarkupToken, 'from' | 'to' | 'kind'> {
  readonly html?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * Returns the nodes for the kept parts of a raw node, with their positions. A block without elements becomes a
 * paragraph.
 */
export function rawNodes(
  raw: Raw,
  pieces: readonly HtmlPart[],
  positionOf: PositionOf,
): ElementContent[] {
  const isBlock = raw.data?.isBlock === true;
  const isBlank = pieces.every(({ text, html = '' }) => (text ?? html).trim() === '');
  if (isBlock && isBlank) return [];
  const nodes = joined(pieces, positionOf);
  const hasTags = pieces.some(({ kind, html }) => html !== undefined && kind !== 'text');
  if (!isBlock || hasTags) return nodes;
  const { position } = raw;
  return [{ type: 'element', tagName: 'p', properties: {}, children: nodes, position }];
}

function joined(pieces: readonly HtmlPart[], positionOf: PositionOf): (Raw | Text)[] {
  const nodes: (Raw | Text)[] = [];
  let last: Raw | undefined;
  let end = -1;
  for (const piece of pieces) {
    const { from, to, html, text = '' } = piece;
    const position = positionOf(piece);
    if (html === undefined) {
      nodes.push({ type: 'text', value: text, position });
      last = undefined;
    } else if (last && from === end) last.value += html;
    else {
      last = { type: 'raw', value: html, position };
      nodes.push(last);
    }
    // The parser counts columns from the start of a node, so a part of changed length must end the node.
    end = html?.length === to - from ? to : -1;
  }
  return nodes;
}

/** Returns the position of a part of a raw node. */
export type PositionOf = (stretch: Pick<MarkupToken, 'from' | 'to'>) => Raw['position'];

export function positionsIn({ position, value }: Pick<Raw, 'position' | 'value'>): PositionOf {
  if (!position) return () => undefined;
  const { line, column, offset = 0 } = position.start;
  const starts = lineStarts(value);
  const pointAt = (at: number) => {
    const found = positionAt(starts, at);
    return {
      line: line + found.line - 1,
      column: found.line === 1 ? column + at : found.column,
      offset: offset + at,
    };
  };
  return ({ from, to }) => ({ start: pointAt(from), end: pointAt(to) });
}

/** A tag of a component that CommonMark reads as text, because of a `<` in a JSX expression. */
export interface OpenComponent {
  readonly name: string;
  readonly position: Raw['position'];
}

/** Returns the component in whose JSX expression the text ends: `Foo` for `<Foo a={x`, if `<y>z} />` follows. */
export function openComponent(text: Text): OpenComponent | undefined {
  const found = /<([A-Z][\w.]*)\s[^<>]*=\{[^{}<>]*$/.exec(text.value);
  if (!found) return undefined;
  const [, name = ''] = found;
  const positionOf = positionsIn(text);
  const { line, column } = positionOf({ from: 0, to: text.value.length })?.end ?? {};
  const end = text.position?.end;
  // With escapes or character references, the text differs from what is written: `\<Foo` is not a tag.
  if (line === undefined || line !== end?.line || column !== end.column) return undefined;
  const from = found.index;
  return { name, position: positionOf({ from, to: from + name.length + 1 }) };
}
