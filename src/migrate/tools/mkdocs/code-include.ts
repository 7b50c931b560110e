import path from 'node:path/posix';
import { Budget } from '../../budget.js';
import type { PageContext, TextPass } from '../../source-tool.js';
import { replaceOutsideCode } from '../../text/code-ranges.js';
import { directiveLines } from '../../text/directive.js';
import { fileLanguage } from './snippets.js';

/** Bound of the characters that a page takes from other files. */
const maxIncludedLength = 2_000_000;

const block =
  /^([ \t]*)<!--[ \t]*codeinclude[ \t]*-->[ \t]*\r?\n((?:[ \t]*(?:\[[^\]\n]*\]\([^)\n]+\)[^\n]*)?\n)+?)[ \t]*<!--[ \t]*\/codeinclude[ \t]*-->[ \t]*$/gm;
const entry = /\[([^\]\n]*)\]\(([^)\n]+)\)([^\n]*)/g;

/** Syntax that is no prose. */
export const codeIncludeSyntax =
  /<!--[ \t]*codeinclude[ \t]*-->[^<]{0,10000}<!--[ \t]*\/codeinclude[ \t]*-->/g;

/** Parts of code between `<!--codeinclude-->` and `<!--/codeinclude-->` of mkdocs-codeinclude-plugin, as code blocks. */
export const codeIncludes: TextPass = (text, context) => {
  const characters = new Budget(maxIncludedLength);
  return replaceOutsideCode(text, block, ([all, indent = '', entries = '']) => {
    const found = [...entries.matchAll(entry)].map(([, title = '', target = '', options = '']) =>
      codeBlock(title, target, options, context),
    );
    const known = found.filter((one) => one !== undefined);
    const size = known.flat().join('\n').length;
    if (known.length < found.length || !characters.spend(size)) return all;
    const lines = known.flatMap((one, index) => (index === 0 ? one : ['', ...one]));
    const made =
      known.length > 1 ? directiveLines({ name: 'code-group', body: lines, indent: '' }) : lines;
    return made.map((line) => (line === '' ? '' : indent + line)).join('\n');
  });
};

function codeBlock(
  title: string,
  target: string,
  options: string,
  { files, page }: PageContext,
): readonly string[] | undefined {
  const file = path.join(path.dirname(page.from), target);
  const code = files.has(file) ? files.text(file) : undefined;
  if (code === undefined) return undefined;
  const lines = withoutIndent(selectedLines(code.replace(/\r?\n$/, '').split('\n'), options));
  const label = title === '' ? '' : ` title="${title.replaceAll('"', "'")}"`;
  return [`\`\`\`${fileLanguage(file)}${label}`, ...lines, '```'];
}

function selectedLines(lines: readonly string[], options: string): readonly string[] {
  const value = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)${name}:(?:"([^"]*)"|(\\S+))`).exec(options)?.slice(1).find(Boolean);
  const ranges = value('lines');
  if (ranges !== undefined)
    return ranges.split(',').flatMap((range) => {
      const [from = '', to = from] = range.split('-');
      return lines.slice(Number(from) - 1, Number(to));
    });
  const inside = value('inside_block');
  const whole = value('block');
  const name = inside ?? whole;
  if (name === undefined) return lines;
  const start = lines.findIndex((line) => line.includes(name));
  if (start === -1) return lines;
  const end = endOfBlock(lines, start);
  return inside === undefined ? lines.slice(start, end + 1) : lines.slice(start + 1, end);
}

/** Returns the line on which the braces are closed that are opened from a line on. */
function endOfBlock(lines: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    depth += line.split('{').length - line.split('}').length;
    if (depth <= 0) return at;
  }
  return lines.length;
}

function withoutIndent(lines: readonly string[]): readonly string[] {
  const widths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const width = Math.min(...widths, 100);
  return lines.map((line) => line.slice(width));
}
