import { escapeAttribute, escapeText } from '../../text/escape.js';
import { splitLines } from '../highlight/split-lines.js';
import type { LineMark } from './line-markers.js';

export interface FigureContent {
  /** Suffix of the class `language-…`, as written; empty for plain text. */
  readonly language: string;
  readonly title?: string | undefined;
  readonly html: string;
  readonly numbered: boolean;
  /** Set if it differs from the direction of the surrounding text. */
  readonly dir: 'ltr' | undefined;
  /** By line number, from 1. */
  readonly marks: ReadonlyMap<number, ReadonlySet<LineMark>>;
  /** HTML at the end of a line, by its number. */
  readonly ends: ReadonlyMap<number, string>;
  /** Collapsed lines, in their order. */
  readonly folds: readonly CodeFold[];
}

/** Consecutive lines that a reader opens. */
export interface CodeFold {
  readonly first: number;
  readonly last: number;
  /** `12 lines` */
  readonly label: string;
}

/** Returns the content of `<figure class="code">`. */
export function figureHtml(content: FigureContent): string {
  const { language, title, html, dir } = content;
  const caption =
    title === undefined ? '' : `<figcaption class="code-title">${escapeText(title)}</figcaption>`;
  const names = language === '' ? 'hljs' : `hljs language-${language}`;
  const code = needsLines(content) ? withLines(content) : html === '' ? '' : `${html}\n`;
  const direction = dir === undefined ? '' : ` dir="${dir}"`;
  return `${caption}<pre class="code-body"${direction}><code class="${escapeAttribute(names)}">${code}</code></pre>`;
}

function needsLines({ numbered, marks, ends, folds }: FigureContent): boolean {
  return numbered || marks.size > 0 || ends.size > 0 || folds.length > 0;
}

/** Wraps each line in a span. The line break stays inside, so that spans can be blocks and copied text is unchanged. */
function withLines({ html, numbered, marks, ends, folds }: FigureContent): string {
  // Counters of a style sheet do not count in closed `<details>`.
  const hasNumbers = numbered && folds.length > 0;
  return splitLines(html)
    .map((line, index) => {
      const number = index + 1;
      const names = ['line', ...[...(marks.get(number) ?? [])].map((mark) => `line-${mark}`)];
      const attribute = hasNumbers ? ` data-number="${number}"` : '';
      const span = `<span class="${names.join(' ')}"${attribute}>${line}${ends.get(number) ?? ''}\n</span>`;
      const begun = folds.find(({ first }) => first === number);
      const isEnd = folds.some(({ last }) => last === number);
      return `${begun ? foldStart(begun) : ''}${span}${isEnd ? '</details>' : ''}`;
    })
    .join('');
}

/** The label is an attribute, so that it is not part of the code that a reader copies. */
function foldStart({ label }: CodeFold): string {
  const text = escapeAttribute(label);
  return `<details class="code-fold fold"><summary data-label="${text}" aria-label="${text}"></summary>`;
}
