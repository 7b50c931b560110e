import type { Nodes } from 'mdast';
import type { DocBuilder } from '../doc-builder.js';

/** Returns the position of a match in the source; undefined if the source does not contain it as it is. */
export function matchPosition(
  match: RegExpExecArray,
  { value, position }: Extract<Nodes, { value: string }>,
  builder: DocBuilder,
): Nodes['position'] {
  if (!position) return undefined;
  const line = position.start.line + value.slice(0, match.index).split('\n').length - 1;
  const text = match[0].split('\n', 1)[0]?.trim() ?? '';
  const from = line === position.start.line ? position.start.column - 1 : 0;
  const written = builder.sources.lineAt(line);
  const at = written.indexOf(text, from);
  if (at === -1 || written[at - 1] === '\\') return undefined;
  return {
    start: { line, column: at + 1 },
    end: { line, column: at + 1 + text.length },
  };
}
