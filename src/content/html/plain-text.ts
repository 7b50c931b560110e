import type { Element } from 'hast';
import { removePlaceholders } from '../placeholders.js';

const blocks = new Set([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'br',
    'caption',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
  ],
  ...['figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre'],
  ...['section', 'summary', 'table', 'tr', 'ul', 'video'],
]);

/** Elements whose content is not part of the text: scripts, styles, footnote markers. */
function isSilent({ tagName, properties }: Element): boolean {
  return (
    tagName === 'script' ||
    tagName === 'style' ||
    properties.dataFootnoteRef !== undefined ||
    properties.dataFootnoteBackref !== undefined ||
    properties.id === 'footnote-label' ||
    properties.popover !== undefined
  );
}

/** Collects the plain text of a tree during traversal: one line for each block, table rows on one line. */
export class PlainTextCollector {
  readonly #words: string[] = [];
  /** Indexes into the words where headings begin and end: start, end, start, end, … */
  readonly #headings: number[] = [];
  #silent = 0;

  add(text: string): void {
    if (this.#silent !== 0) return;
    const visible = removePlaceholders(text);
    // Most text has only single spaces.
    this.#words.push(/[^\S ]| {2}/.test(visible) ? visible.replace(/\s+/g, ' ') : visible);
  }

  /** Adds code, which keeps its line breaks. */
  addLines(text: string): void {
    if (this.#silent === 0) this.#words.push(text);
  }

  open(element: Element): void {
    if (isSilent(element)) this.#silent += 1;
    this.#boundary(element);
  }

  close(element: Element): void {
    if (isSilent(element)) this.#silent -= 1;
    this.#boundary(element);
  }

  /** Marks the start and the end of a heading; the text between headings is a section. */
  markHeading(): void {
    this.#headings.push(this.#words.length);
  }

  /** Returns the whole text, and its sections without headings: before the first heading, then after each one. */
  finish(): { readonly text: string; readonly sections: string[] } {
    const edges = [0, ...this.#headings, this.#words.length];
    // Headings are blocks, so parts end at line ends.
    const parts = edges
      .slice(1)
      .map((end, index) => joinLines(this.#words.slice(edges[index], end)));
    return {
      text: parts.filter((part) => part !== '').join('\n'),
      sections: parts.filter((_, index) => index % 2 === 0),
    };
  }

  #boundary({ tagName }: Element): void {
    if (blocks.has(tagName)) this.#words.push('\n');
    else if (tagName === 'td' || tagName === 'th') this.#words.push(' ');
  }
}

/** Joins words, trims lines, collapses spaces and drops empty lines. */
function joinLines(words: readonly string[]): string {
  const lines: string[] = [];
  for (const line of words.join('').split('\n')) {
    const visible = line.trim();
    if (visible !== '')
      lines.push(visible.includes('  ') ? visible.replace(/ {2,}/g, ' ') : visible);
  }
  return lines.join('\n');
}
