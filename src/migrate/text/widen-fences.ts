import { codeLines } from './code-ranges.js';

const opening = /^([ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*)(:{3,})(?=[ \t]*[a-z])/i;
const closing = /^([ \t>]*)(:{3,})[ \t]*\r?$/;

interface OpenBlock {
  readonly line: number;
  /** Most colons of a block in it. */
  inner: number;
}

/** Gives blocks more colons than the blocks in them have. Texts with unpaired fences stay as they are. */
export function widenFences(text: string): string {
  if (!/^[^\n]*:{3,}/m.test(text)) return text;
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  const open: OpenBlock[] = [];
  const result = [...lines];
  for (const [index, line] of lines.entries()) {
    if (isCode[index]) continue;
    if (closing.test(line)) {
      const block = open.pop();
      if (!block) return text;
      const [, before = '', colons = ''] = opening.exec(lines[block.line] ?? '') ?? [];
      const length = Math.max(colons.length, block.inner + 1);
      if (length > colons.length) {
        const rest = (lines[block.line] ?? '').slice(before.length + colons.length);
        result[block.line] = before + ':'.repeat(length) + rest;
        result[index] = line.replace(/:{3,}/, ':'.repeat(length));
      }
      const outer = open.at(-1);
      if (outer) outer.inner = Math.max(outer.inner, length);
    } else if (opening.test(line)) open.push({ line: index, inner: 2 });
  }
  return open.length === 0 ? result.join('\n') : text;
}
