import type { TextPass } from '../source-tool.js';
import { codeLines } from './code-ranges.js';

const opening = /^([ \t]*)\$\$(?!\$)(.*)$/;
/** A formula that begins beside the mark of a list or a quotation has its dollars where docsgen reads them. */
const inContainer = /^[ \t]*(?:[-*+>]|\d+[.)])[ \t]+\$\$[ \t]*$/;
const closing = /^(.*?)\$\$[ \t]*([.,;:]?)[ \t]*$/;
/** Bound of the lines of a formula, so that a stray `$$` does not take in a page. */
const maxLines = 200;

/** Formulas over several lines, whose `$$` docsgen expects on lines of their own: `$$a +\nb$$`. */
export const formulaBlocks: TextPass = (text) => {
  if (!text.includes('$$')) return text;
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  const converted: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (!isCode[at] && inContainer.test(line)) {
      const last = lines.findIndex((one, index) => index > at && one.includes('$$'));
      if (last !== -1) {
        converted.push(...lines.slice(at, last + 1));
        at = last;
        continue;
      }
    }
    const end = isCode[at] ? undefined : formulaEnd(lines, isCode, at);
    if (end === undefined) {
      converted.push(line);
      continue;
    }
    converted.push(...blockLines(lines.slice(at, end + 1)));
    at = end;
  }
  return converted.join('\n');
};

/** Returns the line that ends the formula that begins here; undefined if it begins none, or ends on its line. */
function formulaEnd(
  lines: readonly string[],
  isCode: readonly boolean[],
  start: number,
): number | undefined {
  const first = opening.exec((lines[start] ?? '').replace(/\r$/, ''));
  if (!first || first[2]?.includes('$$')) return undefined;
  for (let at = start + 1; at < lines.length && at < start + maxLines; at += 1) {
    const line = (lines[at] ?? '').replace(/\r$/, '');
    if (isCode[at]) return undefined;
    if (line.includes('$$')) return closing.test(line) ? at : undefined;
    // A blank line ends a paragraph, and so a formula that is part of one.
    if (line.trim() === '' && first[2]?.trim() !== '') return undefined;
  }
  return undefined;
}

function blockLines(lines: readonly string[]): readonly string[] {
  const [, indent = '', begin = ''] = opening.exec((lines[0] ?? '').replace(/\r$/, '')) ?? [];
  const [, end = '', sign = ''] = closing.exec((lines.at(-1) ?? '').replace(/\r$/, '')) ?? [];
  const last = end + sign;
  if (begin.trim() === '' && last.trim() === '') return lines;
  return [
    `${indent}$$`,
    ...(begin.trim() === '' ? [] : [indent + begin.trim()]),
    ...lines.slice(1, -1),
    ...(last.trim() === '' ? [] : [last]),
    `${indent}$$`,
  ];
}
