import type { TextSource } from '../source-positions.js';
import { MarkupCost } from './markup-cost.js';

/** The limit that a text exceeds; parsing it would take too much time or memory. */
export type TextLimit =
  | { readonly kind: 'size'; readonly characters: number; readonly limit: number }
  | { readonly kind: 'depth' }
  | { readonly kind: 'count'; readonly what: string; readonly limit: number };

/** The parser that will read the text. */
export interface ParserOptions {
  /** Whether it is the native parser, not remark-parse. */
  readonly isNative: boolean;
  readonly hasDirectives: boolean;
}

/** Thrown before the text is parsed. */
export class TextLimitError extends Error {
  constructor(
    readonly limit: TextLimit,
    /** Line number, counted across all sources of the page. */
    readonly line: number,
  ) {
    super(`The text exceeds a limit: ${limit.kind}`);
  }
}

/** Maximum characters of a file. Long pages have one or two million. */
const maxCharacters = 3_000_000;
/** Maximum nesting of lists and quotations on one line, and of open directives. */
const maxDepth = 100;
/** Maximum indentation of a list item in columns, about a hundred nested lists. */
const maxIndentation = 2 * maxDepth;
const maxColumns = 1_000;
/**
 * Maximum opening brackets, braces, tildes, colons and emphasis marks in a paragraph of a text with directives. The parsers
 * compare each with all possible counterparts.
 */
const maxMarks = 10_000;
/**
 * Maximum runs of emphasis marks in a paragraph: the time of the native parser grows with their square. Several
 * paragraphs together may take as long as one. It is native code, which no deadline of this thread can end.
 */
const maxEmphasis = 30_000;

/** Limits for kinds of lines in the whole text. */
const lineKinds = [
  { what: 'headings', pattern: /^#{1,6}[ \t]|^=+[ \t]*$/, limit: 20_000 },
  { what: 'footnotes', pattern: /^\[\^[^\]]+\]:/, limit: 10_000 },
  { what: 'definitions of links', pattern: /^\[[^\]^][^\]]*\]:/, limit: 20_000 },
  { what: 'rows in tables', pattern: /\|/, limit: 50_000 },
  { what: 'lines that begin with a colon', pattern: /^:/, limit: 10_000 },
];

const fenceLine = /^ {0,3}(`{3,}|~{3,})/;
const containers = /^(?: {0,3}(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]|$)[ \t]?)+/;
const container = />|[-+*]|\d{1,9}[.)]/g;
const isThematicBreak = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/;
const directiveOpening = /^(:{3,})[ \t]*[^\s:]/;
const directiveClosing = /^(:{3,})[ \t]*$/;
const paragraphMark = /[[~{]|:+|\*+|_+/g;
const isEmphasis = /^[*_]/;
const listItem = /^[-+*][ \t]|^\d{1,9}[.)][ \t]/;

/**
 * Maximum characters of a text with at most `maxMarks` marks that exceeds no limit but those of depth and columns: no
 * character costs more than four units of markup, and a heading or a row has at least two characters.
 */
const shortText = 30_000;
const marks = ['[', '~', '{', ':', '*', '_'];
const deepLine = new RegExp(`^[ \\t>*+\\-\\d.)]{${maxDepth + 1}}`, 'm');

/** Whether a text is too short and flat to exceed a limit. Most are; counting would take a tenth of the time of parsing. */
function isShortAndFlat(text: string): boolean {
  return (
    text.length <= shortText &&
    (text.length <= maxMarks || markCount(text) <= maxMarks) &&
    !deepLine.test(text) &&
    occurrences('|', text) <= maxColumns &&
    occurrences(':::', text) <= maxDepth
  );
}

/**
 * Counts constructs whose parsing time grows faster than the text. Ignores lines in fenced code.
 *
 * @throws TextLimitError
 */
export function checkLimits({ text, firstLine }: TextSource, parser: ParserOptions): void {
  if (text.length > maxCharacters) {
    const found = { kind: 'size', characters: text.length, limit: maxCharacters } as const;
    throw new TextLimitError(found, firstLine);
  }
  if (isShortAndFlat(text)) return;
  const counters = new Counters(parser);
  let fence = '';
  let line = firstLine;
  for (const written of textLines(text)) {
    const [, run = ''] = fenceLine.exec(written) ?? [];
    if (fence === '') {
      fence = run;
      const found = counters.add(written);
      if (found) throw new TextLimitError(found, line);
    } else if (run.startsWith(fence) && written.trim() === run) fence = '';
    line += 1;
  }
}

class Counters {
  readonly #lines = lineKinds.map((kind) => ({ ...kind, count: 0 }));
  #marks = 0;
  #emphasis = 0;
  /** Sum of the squares of the paragraphs before this one. */
  #emphasisBefore = 0;
  /** Number of colons of each open directive. */
  readonly #blocks: number[] = [];

  readonly #cost: MarkupCost;

  constructor(readonly parser: ParserOptions) {
    this.#cost = new MarkupCost(parser.isNative);
  }

  /** Counts a line and returns the limit that it exceeds. */
  add(line: string): TextLimit | undefined {
    const [prefix = ''] = isThematicBreak.test(line) ? [] : (containers.exec(line) ?? []);
    if (prefix !== '' && (prefix.match(container)?.length ?? 0) > maxDepth)
      return { kind: 'depth' };
    const inner = line.slice(prefix.length);
    const rest = inner.trimStart();
    if (!this.#cost.add(rest, prefix !== '')) return tooMany('units of markup', this.#cost.limit);
    if (inner.length - rest.length > maxIndentation && listItem.test(rest))
      return { kind: 'depth' };
    if (rest.startsWith(':::')) this.#countBlocks(rest);
    if (this.#blocks.length > maxDepth) return { kind: 'depth' };
    if (occurrences('|', rest) > maxColumns) return tooMany('columns in a table', maxColumns);
    if (prefix !== '' || rest === '' || /^\||^\[[^\]]+\]:/.test(rest)) {
      this.#marks = 0;
      this.#emphasisBefore += this.#emphasis ** 2;
      this.#emphasis = 0;
    }
    const marks = rest.match(paragraphMark) ?? [];
    this.#marks += marks.length;
    const { isNative, hasDirectives } = this.parser;
    if ((hasDirectives || !isNative) && this.#marks > maxMarks) {
      return tooMany(
        'brackets, braces, tildes, colons and marks of emphasis in a paragraph',
        maxMarks,
      );
    }
    for (const mark of marks) if (isEmphasis.test(mark)) this.#emphasis += 1;
    if (this.#emphasis > maxEmphasis)
      return tooMany('marks of emphasis in a paragraph', maxEmphasis);
    if (this.#emphasisBefore + this.#emphasis ** 2 > maxEmphasis ** 2)
      return tooMany('marks of emphasis in long paragraphs', maxEmphasis);
    for (const kind of this.#lines) {
      if (kind.pattern.test(rest)) kind.count += 1;
      if (kind.count > kind.limit) return tooMany(kind.what, kind.limit);
    }
    return undefined;
  }

  #countBlocks(rest: string): void {
    const [, opening] = directiveOpening.exec(rest) ?? [];
    if (opening !== undefined) this.#blocks.push(opening.length);
    const [, closing] = directiveClosing.exec(rest) ?? [];
    if (closing === undefined) return;
    const closed = this.#blocks.findLastIndex((length) => length <= closing.length);
    if (closed >= 0) this.#blocks.length = closed;
  }
}

function tooMany(what: string, limit: number): TextLimit {
  return { kind: 'count', what, limit };
}

function occurrences(part: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

function markCount(text: string): number {
  return marks.reduce((count, mark) => count + occurrences(mark, text), 0);
}

function* textLines(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end < 0 ? text.length : end);
    if (end < 0) return;
    start = end + 1;
  }
}
