import type { TextPass } from '../source-tool.js';
import { codeLines, codeSpan } from './code-ranges.js';

const delimiterRow = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*\r?$/;

/** Escapes the bars of code in tables, which end a cell in GitHub's Markdown: `` `a|b` ``. */
export const pipesInTables: TextPass = (text) => {
  if (!/^.*`[^`\n]*\|/m.test(text)) return text;
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  let isTable = false;
  return lines
    .map((line, at) => {
      const next = lines[at + 1] ?? '';
      const begins = line.includes('|') && next.includes('|') && delimiterRow.test(next);
      isTable = !isCode[at] && line.trim() !== '' && (isTable || begins);
      return isTable ? line.replace(codeSpan, (code) => code.replace(/(?<!\\)\|/g, '\\|')) : line;
    })
    .join('\n');
};
