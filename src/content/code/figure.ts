import { escapeAttribute, escapeText, splitLines } from '../highlight/to-html.js';
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
}

/** Returns the content of `<figure class="code">`. */
export function figureHtml({ language, title, html, numbered, dir, marks }: FigureContent): string {
  const caption =
    title === undefined ? '' : `<figcaption class="code-title">${escapeText(title)}</figcaption>`;
  const names = language === '' ? 'hljs' : `hljs language-${language}`;
  const code = numbered || marks.size > 0 ? withLines(html, marks) : html === '' ? '' : `${html}\n`;
  const direction = dir === undefined ? '' : ` dir="${dir}"`;
  return `${caption}<pre class="code-body"${direction}><code class="${escapeAttribute(names)}">${code}</code></pre>`;
}

/** Wraps each line in a span. The line break stays inside, so that spans can be blocks and copied text is unchanged. */
function withLines(html: string, marks: FigureContent['marks']): string {
  return splitLines(html)
    .map((line, index) => {
      const names = ['line', ...[...(marks.get(index + 1) ?? [])].map((mark) => `line-${mark}`)];
      return `<span class="${names.join(' ')}">${line}\n</span>`;
    })
    .join('');
}
