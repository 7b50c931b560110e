import { parseProgram } from '../tags/literal.js';
import { expressionEnd, outsideFences, withoutCodeSpans } from './outside-code.js';

/**
 * Maximum open tags after the beginning of an expression that has no end or is not valid. The native parser tries each as
 * markup and as type arguments, which doubles its time: thirty would take minutes, and no deadline of this thread can end
 * native code.
 */
const maxOpenTags = 14;

/** Maximum characters that the native parser reads for a text's exports: it begins each again at every empty line. */
const maxExportCharacters = 20_000_000;

/** What the native parser could not read in time, and its offset. */
export interface TagLimit {
  readonly problem: string;
  readonly offset: number;
}

/** Returns the first part of a text that would take the native parser too long. */
export function findTagLimit(text: string, hasMath: boolean): TagLimit | undefined {
  return findDeepExpression(text, hasMath) ?? findLongExport(text);
}

function findDeepExpression(text: string, hasMath: boolean): TagLimit | undefined {
  if (openTags(text) <= maxOpenTags) return undefined;
  const plain = text.replace(importedNames, (clause) => clause.replace(/[{}]/g, ' '));
  const marked = outsideFences(plain, (line) => markExpressions(line, hasMath));
  for (let at = marked.indexOf(mark); at >= 0; ) {
    // Inside an expression, the parser knows no code blocks.
    const end = expressionEnd(text, at + 1);
    if (end !== undefined) at = marked.indexOf(mark, end);
    // The parser ends here with an error.
    else if (openTags(text.slice(at)) <= maxOpenTags) return undefined;
    else return { problem: unreadable, offset: at };
  }
  return undefined;
}

/** `import { Io as Moon }`: the names in the braces are no expression. */
const importedNames = /^(?:import|export)\b[\w\s$*,]{0,200}\{[\w\s$,]{0,5000}\}/gm;

const unreadable = 'This brace begins an expression that has no end or is not valid';

/** Stands for the first character of what may be an expression or an export. */
const mark = '\0';

/** Attributes of a directive begin with a brace, too. */
const expressionStart = /(?<!\\|:[\w-]{1,60}(?:\[[^\]\n]{0,400}\])?)\{/g;

function markExpressions(line: string, hasMath: boolean): string {
  if (!line.includes('{')) return line;
  const withoutCode = withoutCodeSpans(line);
  const plain = hasMath
    ? withoutCode.replace(/\$[^$\n]+\$/g, (formula) => ' '.repeat(formula.length))
    : withoutCode;
  return line.replace(expressionStart, (brace, offset: number) =>
    plain[offset] === brace ? mark : brace,
  );
}

/** Returns how many tags are open where most are. */
function openTags(text: string): number {
  let open = 0;
  let most = 0;
  for (const [tag] of text.matchAll(/<\/|<[A-Za-z_$>](?:[^<>]*\/>)?/g)) {
    if (tag === '</') open = Math.max(0, open - 1);
    else if (!tag.endsWith('/>')) open += 1;
    most = Math.max(most, open);
  }
  return most;
}

function findLongExport(text: string): TagLimit | undefined {
  const emptyLines = text.split('\n\n').length;
  if (text.length * emptyLines <= maxExportCharacters) return undefined;
  const marked = outsideFences(text, (line) =>
    /^(?:import|export)\b/.test(line) ? mark + line.slice(1) : line,
  );
  let read = 0;
  for (let index = marked.indexOf(mark); index >= 0; index = marked.indexOf(mark, index + 1)) {
    for (let end = index; end < text.length; ) {
      const next = text.indexOf('\n\n', end + 1);
      end = next < 0 ? text.length : next;
      read += end - index;
      if (read > maxExportCharacters)
        return { problem: 'This import or export is too long', offset: index };
      if (parseProgram(text.slice(index, end), 'text.tsx')) break;
    }
  }
  return undefined;
}
