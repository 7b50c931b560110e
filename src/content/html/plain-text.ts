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

/** Text for machines, or the arrows and numbers of notes: nothing that the text says. */
function isSilent({ tagName, properties }: Element): boolean {
  return (
    tagName === 'script' ||
    tagName === 'style' ||
    properties.dataFootnoteRef !== undefined ||
    properties.dataFootnoteBackref !== undefined ||
    properties.id === 'footnote-label'
  );
}

/** Collects the words of a text while its tree is walked: a block a line, the cells of a row in one. */
export class PlainTextCollector {
  readonly #words: string[] = [];
  /** Where headings begin and end among the words: start, end, start, end, … */
  readonly #headings: number[] = [];
  #silent = 0;

  add(text: string): void {
    if (this.#silent !== 0) return;
    const said = removePlaceholders(text);
    // Most words stand alone or behind single blanks.
    this.#words.push(/[^\S ]| {2}/.test(said) ? said.replace(/\s+/g, ' ') : said);
  }

  /** Code: its line ends count. */
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

  /** Called when a heading begins and again when it has ended: what stands between headings is a section. */
  markHeading(): void {
    this.#headings.push(this.#words.length);
  }

  /**
   * All of them, and by section: what stands before the first heading, then what follows each one up to the next,
   * without the headings.
   */
  finish(): { readonly text: string; readonly sections: string[] } {
    const edges = [0, ...this.#headings, this.#words.length];
    // A heading is a block: lines end where it does.
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

/** A line is one where it says something; its blanks are single ones, and none stands at its ends. */
function joinLines(words: readonly string[]): string {
  const lines: string[] = [];
  for (const line of words.join('').split('\n')) {
    const said = line.trim();
    if (said !== '') lines.push(said.includes('  ') ? said.replace(/ {2,}/g, ' ') : said);
  }
  return lines.join('\n');
}
