const fenceLine = /^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}|~{3,})([^\n]*)$/;
/** A code span in a line. */
export const codeSpan = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g;
/** A formula in a line: with a command, a power or an index, unlike two prices. */
const formula =
  /(?<![\\$])(?:\$\$(?=[^$\n]*[\\^_])[^$\n]+\$\$|\$(?![\s$])(?=[^$\n]*[\\^_])[^$\n]*[^\s$]\$(?![\d$]))/g;

/** A range of a text, from its first character to the one after its last. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Whether each line of a text is in a fenced code block, fences included. */
export function codeLines(lines: readonly string[]): readonly boolean[] {
  let fence = '';
  return lines.map((line) => {
    const [, run = '', rest = ''] = fenceLine.exec(line.replace(/\r$/, '')) ?? [];
    if (fence === '') {
      // `` ```a``` `` on a line is a code span.
      if (run !== '' && !(run.startsWith('`') && rest.includes('`'))) fence = run;
      return fence !== '';
    }
    if (run.startsWith(fence) && rest.trim() === '') fence = '';
    return true;
  });
}

/** Returns the ranges of fenced code blocks, code spans and formulas, in order. */
function codeRanges(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  const isFormula = formulaLines(lines, isCode);
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    if (isCode[index] || isFormula[index]) {
      ranges.push({ from: offset, to: offset + line.length });
    } else {
      ranges.push(...spans(line, offset));
    }
    offset += line.length + 1;
  }
  return ranges;
}

/** Returns the code spans and formulas of a line that begins at an offset; code first where they overlap. */
function spans(line: string, offset: number): readonly TextRange[] {
  const found = (pattern: RegExp): TextRange[] =>
    [...line.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      from: offset + index,
      to: offset + index + length,
    }));
  const code = line.includes('`') ? found(codeSpan) : [];
  const formulas = line.includes('$') ? found(formula) : [];
  const apart = formulas.filter(({ from, to }) =>
    code.every((one) => one.to <= from || to <= one.from),
  );
  return [...code, ...apart].toSorted((one, other) => one.from - other.from);
}

/** Whether each line belongs to a formula between lines that are `$$`. */
function formulaLines(lines: readonly string[], isCode: readonly boolean[]): readonly boolean[] {
  let start: number | undefined;
  const isFormula = lines.map(() => false);
  for (const [index, line] of lines.entries()) {
    if (isCode[index] || !/^[ \t]*\$\$[ \t]*\r?$/.test(line)) continue;
    if (start !== undefined) isFormula.fill(true, start, index + 1);
    start = start === undefined ? index : undefined;
  }
  return isFormula;
}

/** Replaces matches of a pattern that do not begin in code. The pattern must be global. */
export function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): string {
  if (text.search(pattern) === -1) return text;
  const ranges = codeRanges(text);
  let made = '';
  let done = 0;
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    while ((ranges[at]?.to ?? Number.POSITIVE_INFINITY) <= match.index) at += 1;
    const range = ranges[at];
    if (range && range.from <= match.index) continue;
    made += text.slice(done, match.index) + replacement(match);
    done = match.index + match[0].length;
  }
  return made + text.slice(done);
}
