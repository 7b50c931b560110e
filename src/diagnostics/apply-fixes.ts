import type { Diagnostic } from './diagnostic.js';

/** A text after its fixes. */
export interface FixedText {
  readonly text: string;
  /** The diagnostics whose fix was made. */
  readonly fixed: readonly Diagnostic[];
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

/** Makes the fixes of a file's diagnostics. Leaves out those whose source is not found or is ambiguous. */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const edits = new Map<string, Edit>();
  const fixed = diagnostics.filter((diagnostic) => {
    const edit = fixEdit(text, diagnostic);
    if (edit) edits.set(`${edit.from} ${edit.to}`, edit);
    return edit !== undefined;
  });
  let made = '';
  let done = 0;
  for (const { from, to, replacement } of [...edits.values()].toSorted((a, b) => a.from - b.from)) {
    if (from < done) continue;
    made += text.slice(done, from) + replacement;
    done = to;
  }
  return { text: made + text.slice(done), fixed };
}

function fixEdit(text: string, { fix, place }: Diagnostic): Edit | undefined {
  if (!fix || !place || fix.written === '') return undefined;
  const { written, replacement } = fix;
  const start = place.start.offset;
  const end = place.end?.offset ?? start + written.length;
  const inside = occurrences(text.slice(start, end), written).map((at) => start + at);
  const found = inside.length > 0 ? inside : definitions(text, written);
  const [from, another] = found;
  if (from === undefined || another !== undefined) return undefined;
  return { from, to: from + written.length, replacement };
}

/** Returns where a text stands alone: a link `[#dust](#dust)` has its target once. */
function occurrences(source: string, written: string): number[] {
  const found: number[] = [];
  for (let at = source.indexOf(written); at !== -1; at = source.indexOf(written, at + 1)) {
    const before = source[at - 1] ?? '(';
    const after = source[at + written.length] ?? ')';
    if (/[(<"'=\s]/.test(before) && /[)>"':\s]/.test(after)) found.push(at);
  }
  return found;
}

/** Returns where definitions such as `[mars]: mars.md` have a target. */
function definitions(text: string, written: string): number[] {
  return [...text.matchAll(/^[ \t>]*\[[^\]\n]+\]:[ \t]*<?(\S+?)>?(?=\s|$)/gm)].flatMap((match) => {
    const [line, target = ''] = match;
    return target === written ? [match.index + line.lastIndexOf(target)] : [];
  });
}
