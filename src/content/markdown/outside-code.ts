import { parseProgram } from '../tags/literal.js';

/** A line that begins or ends a code block. */
export const fenceLine = /^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}|~{3,})/;

/**
 * Replaces the lines that are in no code block.
 *
 * @param isInComment whether the next line is in a comment, where no code block begins
 */
export function outsideFences(
  text: string,
  replacement: (line: string) => string,
  isInComment = (): boolean => false,
): string {
  let fence = '';
  const lines = text.split('\n').map((line) => {
    const [, run = ''] = fenceLine.exec(line) ?? [];
    if (fence !== '') {
      if (run.startsWith(fence) && line.trim().endsWith(run)) fence = '';
      return line;
    }
    if (run === '' || isInComment()) return replacement(line);
    fence = run;
    return line;
  });
  return lines.join('\n');
}

/** Replaces the code spans of a line by spaces. */
export function withoutCodeSpans(line: string): string {
  return line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, (code) => ' '.repeat(code.length));
}

/** Returns the offset of `mark`, unless a code span on the line contains it. */
export function indexOutsideCode(line: string, mark: string, isInComment: boolean): number {
  if (isInComment || !line.includes('`')) return line.indexOf(mark);
  return withoutCodeSpans(line).indexOf(mark);
}

/** Most ends of an expression that are tried. */
const maxEnds = 20;

/** Returns the offset after the brace that ends an expression; undefined if the expression has an error. */
export function expressionEnd(text: string, start: number): number | undefined {
  let open = 0;
  let tries = 0;
  const brace = /[{}]/g;
  brace.lastIndex = start;
  for (let match = brace.exec(text); match && tries < maxEnds; match = brace.exec(text)) {
    if (match[0] === '{') open += 1;
    else if (open > 0) open -= 1;
    // A brace in a string or comment may end nothing. In brackets, a comment alone is valid.
    else if (parseProgram(`[${text.slice(start, match.index)}\n]`)) return brace.lastIndex;
    else tries += 1;
  }
  return undefined;
}
