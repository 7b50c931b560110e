const fenceLine = /^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}|~{3,})([^\n]*)$/;
const codeSpan = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g;

/** A range of a text, from its first character to the one after its last. */
interface TextRange {
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

/** Returns the ranges of fenced code blocks and code spans. */
function codeRanges(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    if (isCode[index]) ranges.push({ from: offset, to: offset + line.length });
    else if (line.includes('`')) {
      for (const span of line.matchAll(codeSpan))
        ranges.push({ from: offset + span.index, to: offset + span.index + span[0].length });
    }
    offset += line.length + 1;
  }
  return ranges;
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
