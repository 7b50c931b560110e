import type { Code } from 'mdast';
import { diagnose } from '../../diagnostics/index.js';
import { escapeAttribute } from '../../text/escape.js';
import type { DocBuilder } from '../doc-builder.js';
import type { CodeFold } from './figure.js';
import { extractLineMarks, type LineMark } from './line-markers.js';
import { parseLineRanges } from './line-ranges.js';
import type { CodeMeta } from './meta.js';
import type { CodeNotes } from './notes.js';

/** Returns the code without comments that mark lines and words, and the marks. */
export function markedLines(
  written: string,
  meta: CodeMeta,
  node: Code,
  builder: DocBuilder,
): MarkedText & Pick<CodeMeta, 'words'> {
  // Markdown examples show the marker comments instead of applying them.
  const unsigned = isMarkdownExample(meta.language)
    ? { text: written, marks: new Map<number, ReadonlySet<LineMark>>(), words: [], unpaired: false }
    : extractLineMarks(written);
  const place = builder.sources.nodePlace(node);
  if (unsigned.unpaired)
    builder.report(diagnose('content/unclosed-highlight', undefined, { place }));
  const taken = meta.isDiff ? withDiffMarks(unsigned) : unsigned;
  const noted = unsigned.words.map((text) => ({ mark: 'highlight', text }) as const);
  const words = [...meta.words, ...noted];
  if (meta.marked.length === 0) return { ...taken, words };
  const marks = new Map(taken.marks);
  const lineCount = taken.text.split('\n').length;
  for (const { mark, ranges } of meta.marked) {
    const { lines, problem } = parseLineRanges(ranges, lineCount);
    if (problem !== undefined) {
      builder.report(diagnose('content/line-range', { range: ranges, problem }, { place }));
    }
    for (const line of lines) marks.set(line, new Set([...(marks.get(line) ?? []), mark]));
  }
  return { text: taken.text, marks, words };
}

interface MarkedText {
  readonly text: string;
  readonly marks: ReadonlyMap<number, ReadonlySet<LineMark>>;
}

/** Returns the code without the signs of a diff at the beginning of its lines, which mark them instead. */
function withDiffMarks({ text, marks: taken }: MarkedText): MarkedText {
  const marks = new Map(taken);
  const lines = text.split('\n');
  const isIndented = lines.every((line) => line === '' || /^[-+\s]/.test(line));
  const shown = lines.map((line, index) => {
    const mark = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'remove' : undefined;
    if (mark) marks.set(index + 1, new Set([...(marks.get(index + 1) ?? []), mark]));
    return mark || isIndented ? line.slice(1) : line;
  });
  // `+ a` beside `  b`: the signs have a column of their own.
  const isApart = shown.every((line) => line === '' || line.startsWith(' '));
  return { text: shown.map((line) => (isApart ? line.slice(1) : line)).join('\n'), marks };
}

/** Markdown examples show the comments that have a meaning in code. */
export function isMarkdownExample(language: string): boolean {
  return /^(?:md|mdx|markdown)$/.test(language);
}

/** Reports texts to mark that the code does not contain. */
export function reportAbsentWords(
  text: string,
  words: CodeMeta['words'],
  node: Code,
  builder: DocBuilder,
): void {
  for (const word of words.filter((one) => !text.includes(one.text))) {
    const place = builder.sources.nodePlace(node);
    builder.report(diagnose('content/marked-word', { word: word.text }, { place }));
  }
}

/** Returns the collapsed lines; ranges that overlap an earlier one are left out. */
export function foldedRanges(
  text: string,
  { collapsed }: CodeMeta,
  node: Code,
  builder: DocBuilder,
): readonly CodeFold[] {
  const lineCount = text.split('\n').length;
  const taken = new Set<number>();
  const ranges = collapsed.flatMap((written) => written.split(','));
  return ranges
    .flatMap((range): CodeFold[] => {
      const { lines, problem } = parseLineRanges(range, lineCount);
      if (problem !== undefined) {
        const place = builder.sources.nodePlace(node);
        builder.report(diagnose('content/line-range', { range: range.trim(), problem }, { place }));
      }
      const own = [...lines];
      const [first] = own;
      if (first === undefined || own.some((line) => taken.has(line))) return [];
      for (const line of own) taken.add(line);
      const label = builder.phrase('content.collapsedLines', { count: own.length });
      return [{ first, last: first + own.length - 1, label }];
    })
    .sort((a, b) => a.first - b.first);
}

/** Returns the links to notes by line. Their numbers are drawn by the style sheet, so that nobody copies them. */
export function noteLinks(
  { lines, idOf }: CodeNotes,
  builder: DocBuilder,
): ReadonlyMap<number, string> {
  const { idPrefix = '' } = builder.options;
  const link = (note: number): string => {
    const label = escapeAttribute(builder.phrase('content.codeNote', { note }));
    return `<a class="code-note" href="#${idPrefix}${idOf(note)}" data-note="${note}" aria-label="${label}"></a>`;
  };
  return new Map([...lines].map(([line, notes]) => [line, notes.map(link).join('')]));
}
