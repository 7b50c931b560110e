/**
 * Estimates the maximum nesting of a YAML text from indentation and brackets without parsing it.
 * Runs before the parser, because a stack overflow can terminate the process. Brackets in texts
 * count as well, until the next line that cannot belong to them.
 */
export function textNesting(text: string): number {
  const isFlow = /^\uFEFF?\s*[[{]/.test(text);
  const indents: number[] = [];
  let brackets = 0;
  let openedAt = 0;
  let deepest = 0;
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const indent = line.search(/[^ ]/);
    if (indent === -1) continue;
    if (!isFlow && indent <= openedAt) brackets = 0;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    // `- - - x` is three nested lists.
    const isMarked = line[indent] === '-' || line[indent] === '?';
    for (const [marker] of isMarked ? line.slice(indent).matchAll(/[-?] +/gy) : []) {
      indents.push((indents.at(-1) ?? 0) + marker.length);
    }
    for (const [bracket] of /[[\]{}]/.test(line) ? line.matchAll(/[[\]{}]/g) : []) {
      if (bracket === '[' || bracket === '{') {
        if (brackets === 0) openedAt = indent;
        brackets += 1;
        deepest = Math.max(deepest, indents.length + brackets);
      } else if (brackets > 0) brackets -= 1;
    }
    deepest = Math.max(deepest, indents.length + brackets);
  }
  return deepest;
}
