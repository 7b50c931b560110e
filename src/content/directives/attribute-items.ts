import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Place } from '../../diagnostics/diagnostic.js';
import type { DocBuilder } from '../doc-builder.js';

/** An item of a list in an attribute, and its position. */
export interface AttributeItem {
  readonly text: string;
  readonly place: Place | undefined;
  /** Returns a part of the item, without surrounding space. */
  part(start: number, end: number): AttributeItem;
}

/**
 * Returns the items of a comma-separated attribute. An item that is not in the source as it is, because of a character
 * reference, has the position of the block.
 */
export function attributeItems(
  node: ContainerDirective | LeafDirective,
  attribute: string,
  builder: DocBuilder,
): readonly AttributeItem[] {
  const value = node.attributes?.[attribute] ?? '';
  const { line } = node.position?.start ?? { line: 0 };
  const written = builder.sources.lineAt(line);
  const key = new RegExp(`[{\\s"']${attribute}\\s*=\\s*["']?`).exec(written);
  const start = key ? key.index + key[0].length : -1;
  const isAsWritten = start !== -1 && written.startsWith(value, start);
  const itemBetween = (from: number, to: number): AttributeItem => {
    const raw = value.slice(from, to);
    const text = raw.trim();
    const first = from + raw.length - raw.trimStart().length;
    const column = start + first + 1;
    const position = {
      start: { line, column },
      end: { line, column: column + text.length },
    };
    return {
      text,
      place: builder.sources.nodePlace(isAsWritten ? { position } : node),
      part: (partStart, partEnd) => itemBetween(first + partStart, first + partEnd),
    };
  };
  let at = 0;
  return value.split(',').flatMap((raw) => {
    const item = itemBetween(at, at + raw.length);
    at += raw.length + 1;
    return item.text === '' ? [] : [item];
  });
}
