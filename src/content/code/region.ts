// `#region x`, `// #region x`, `<!-- #region x -->`, `# region x`, `#pragma region x`, each with its `end`.
const marker =
  /^\s*(?:\/\/|\/\*|#pragma|#|--|;|%|<!--|\{\/\*|'|REM\b)\s*#?(end)?region\b[ \t]*([\w.-]*)\s*(?:\*\/\}?|-->)?\s*$/i;

/**
 * The lines between `#region name` and its `#endregion`, in whatever way the language writes comments,
 * without their common indentation and without the marks of other regions. Without a name: the whole text.
 */
export function takeRegion(text: string, name: string | undefined): string | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (name === undefined) return lines.join('\n');
  const taken: string[] = [];
  let depth = 0;
  for (const line of lines) {
    const [found, end, region = ''] = marker.exec(line) ?? [];
    if (found === undefined) {
      if (depth > 0) taken.push(line);
    } else if (depth === 0) {
      if (!end && region === name) depth = 1;
    } else {
      depth += end ? -1 : 1;
      if (depth === 0) return withoutIndent(taken).join('\n');
    }
  }
  return undefined;
}

function withoutIndent(lines: readonly string[]): readonly string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(indent));
}
