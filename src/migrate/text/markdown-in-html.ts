import type { TextPass } from '../source-tool.js';
import { codeLines } from './code-ranges.js';
import { beginsHtmlBlock } from './html-blocks.js';

const mark = /(?<![ \t])[ \t]+markdown(?:=["']?\w+["']?)?(?=[\s>])/i;
const markedTag =
  /^([ \t]*)<([a-z][\w-]*)\b[^>]*?[ \t]markdown(?:=["']?\w+["']?)?(?:\s[^>]*)?>[ \t]*\r?$/i;

/**
 * `<figure markdown>` alone on its line: docsgen reads the Markdown inside if an empty line is above it, at the
 * indentation of the tag.
 */
export const markdownInHtml: TextPass = (text) => {
  if (!mark.test(text)) return text;
  return convertedLines(text.split('\n')).join('\n');
};

function convertedLines(lines: readonly string[]): readonly string[] {
  const isCode = codeLines(lines);
  const converted: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, indent = '', name = ''] = (!isCode[at] && markedTag.exec(line)) || [];
    const end = name === '' ? -1 : endTagLine(name, lines, at);
    if (end === -1) {
      converted.push(line);
      continue;
    }
    const inner = convertedLines(dedented(lines.slice(at + 1, end), indent));
    converted.push(line.replace(mark, ''), ...apart(inner), lines[end] ?? '');
    at = end;
  }
  return converted;
}

/** Returns the line of the end tag of an element that begins at a line; -1 if the tag does not stand alone. */
function endTagLine(name: string, lines: readonly string[], start: number): number {
  const tag = new RegExp(`<(/?)${name}\\b[^>]*>`, 'gi');
  let depth = 0;
  for (let at = start; at < lines.length; at += 1) {
    for (const [, slash] of (lines[at] ?? '').matchAll(tag)) depth += slash === '/' ? -1 : 1;
    if (depth === 0)
      return new RegExp(`^[ \\t]*</${name}>[ \\t]*\\r?$`, 'i').test(lines[at] ?? '') ? at : -1;
  }
  return -1;
}

/** Returns lines of which the least indented one has an indentation. */
function dedented(lines: readonly string[], indent: string): readonly string[] {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const excess = Math.min(...widths) - indent.length;
  return excess > 0 && lines.length > 0
    ? lines.map((line) => (line.trim() === '' ? line : line.slice(excess)))
    : lines;
}

function apart(lines: readonly string[]): readonly string[] {
  const isBlank = (line: string | undefined): boolean => (line ?? '').trim() === '';
  if (lines.length === 0) return lines;
  return [...(isBlank(lines[0]) ? [] : ['']), ...lines, ...(isBlank(lines.at(-1)) ? [] : [''])];
}

const rawElement = /^ {0,3}<(?:pre|script|style|textarea)\b/i;

/** Python-Markdown reads a fence directly below `<center>`. For CommonMark, HTML goes on to the next empty line. */
export const fencesInHtml: TextPass = (text) => {
  if (!/>[ \t]*\r?\n {0,3}(?:`{3}|~{3})/.test(text)) return text;
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  let isHtml = false;
  return lines
    .flatMap((line, index) => {
      const isFence = isCode[index] && !isCode[index - 1] && /^ {0,3}[`~]/.test(line);
      const isBelowHtml = isHtml && isFence;
      if (isCode[index] || line.trim() === '') isHtml = false;
      else isHtml ||= beginsHtmlBlock(line) && !rawElement.test(line);
      return isBelowHtml ? ['', line] : [line];
    })
    .join('\n');
};
