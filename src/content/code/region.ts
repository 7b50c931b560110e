import type { Position } from '../../diagnostics/diagnostic.js';

// `#region x`, `// #region x`, `<!-- #region x -->`, `# region x`, `#pragma region x`, each with its `end`.
const marker =
  /^\s*(?:\/\/|\/\*|#pragma|#|--|;|%|<!--|\{\/\*|'|REM\b)\s*#?(end)?region\b[ \t]*([\w.-]*)\s*(?:\*\/\}?|-->)?\s*$/i;

/** A line of a file with its position. */
export interface RegionLine {
  readonly text: string;
  readonly start: Position;
}

/**
 * Returns the lines between `#region name` and its `#endregion` in any comment syntax, without common indentation and
 * other region markers. Without a name, returns the whole text; undefined if the region does not exist.
 */
export function extractRegion(
  text: string,
  name: string | undefined,
): readonly RegionLine[] | undefined {
  const lines = textLines(text);
  if (name === undefined) return lines;
  const taken: RegionLine[] = [];
  let depth = 0;
  for (const line of lines) {
    const [found, end, region = ''] = marker.exec(line.text) ?? [];
    if (found === undefined) {
      if (depth > 0) taken.push(line);
    } else if (depth === 0) {
      if (!end && region === name) depth = 1;
    } else {
      depth += end ? -1 : 1;
      if (depth === 0) return withoutIndent(taken);
    }
  }
  return undefined;
}

function textLines(text: string): readonly RegionLine[] {
  let offset = 0;
  const pieces = text.split(/(\r\n?|\n)/);
  const lines = pieces.flatMap((piece, index): readonly RegionLine[] => {
    const start = { line: index / 2 + 1, column: 1, offset };
    offset += piece.length;
    return index % 2 === 0 ? [{ text: piece, start }] : [];
  });
  return lines.length > 1 && lines.at(-1)?.text === '' ? lines.slice(0, -1) : lines;
}

function withoutIndent(lines: readonly RegionLine[]): readonly RegionLine[] {
  const indents = lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text }) => text.length - text.trimStart().length);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map(({ text, start: { line, column, offset } }) => ({
    text: text.slice(indent),
    start: { line, column: column + indent, offset: offset + indent },
  }));
}
