import path from 'node:path/posix';
import { escapePattern } from '../../../text/escape-pattern.js';
import { Budget } from '../../budget.js';
import type { TextPass } from '../../source-tool.js';
import { codeLines } from '../../text/code-ranges.js';

/** Bound of the characters that a page takes from other files. */
const maxIncludedLength = 2_000_000;

const includeLine =
  /^\{\{[ \t]*#(?:rustdoc_)?include[ \t]+([^\s:{}]+)(?::([^\s{}]*))?[ \t]*\}\}\r?$/;

/** Syntax that is no prose. */
export const includeSyntax = /\{\{[ \t]*#(?:rustdoc_)?include[^{}\n]*\}\}/g;

/** `{{#include code.rs:main}}`: code becomes part of the page, a whole page becomes `::include`. */
export const mdbookIncludes: TextPass = (text, context) => {
  if (!text.includes('#include') && !text.includes('#rustdoc_include')) return text;
  const characters = new Budget(maxIncludedLength);
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  return lines
    .map((line, index) => {
      const [, target = '', part = ''] = includeLine.exec(line) ?? [];
      if (target === '') return line;
      const file = path.join(path.dirname(context.page.from), target);
      const included = context.files.has(file) ? context.files.text(file) : undefined;
      if (included === undefined) return line;
      if (!isCode[index])
        return part === '' && /\.md$/.test(file) ? `::include[${context.linkTo(file)}]` : line;
      const code = includedPart(included.replace(/\r?\n$/, '').split('\n'), part)?.join('\n');
      return code !== undefined && characters.spend(code.length) ? code : line;
    })
    .join('\n');
};

const anchor = /\bANCHOR(?:_END)?:[ \t]*\S+/;

/** Returns all lines, those of `2:5`, or those of a named part; undefined if there is no such part. */
function includedPart(lines: readonly string[], part: string): readonly string[] | undefined {
  const [, from = '', colon = '', to = ''] = /^(\d*)(:?)(\d*)$/.exec(part) ?? [];
  if (part === '' || part === ':') return lines.filter((line) => !anchor.test(line));
  if (from !== '' || colon !== '') {
    const first = from === '' ? 1 : Number(from);
    const last = to === '' ? (colon === '' ? first : lines.length) : Number(to);
    return lines.slice(first - 1, last).filter((line) => !anchor.test(line));
  }
  const name = escapePattern(part);
  const start = lines.findIndex((line) =>
    new RegExp(`\\bANCHOR:[ \\t]*${name}(?:\\s|$)`).test(line),
  );
  const end = lines.findIndex((line) =>
    new RegExp(`\\bANCHOR_END:[ \\t]*${name}(?:\\s|$)`).test(line),
  );
  if (start === -1) return undefined;
  const inside = lines.slice(start + 1, end === -1 ? undefined : end);
  return inside.filter((line) => !anchor.test(line));
}
