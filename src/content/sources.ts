import type { Place, Position } from '../diagnostics/diagnostic.js';
import { lineStarts } from '../diagnostics/index.js';

/** A text that went into a page. */
export interface TextSource {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly text: string;
  /** Number of its first line among the lines of all sources. */
  readonly firstLine: number;
}

interface Entry extends TextSource {
  readonly starts: readonly number[];
  readonly at: (offset: number) => Position;
}

interface Point {
  readonly line: number;
  readonly column: number;
}

/** A node's position as parsers give it; lines count through all sources. */
export interface Positioned {
  readonly position?:
    | {
        readonly start: Point;
        /** The HTML parser gives none where an element is not closed. */
        readonly end?: Point | undefined;
      }
    | undefined;
}

/**
 * All texts that one page is made from, one after the other in a single space of line numbers: the second
 * begins where the first one ends. So a node's line says which file it comes from, through every later tree.
 * Offsets are always found from line and column, because a line may have been lengthened for the parser.
 */
export class TextSources {
  readonly #entries: Entry[] = [];

  /** `at` gives the position of an offset of `text` in the file. */
  add(file: string, text: string, at: (offset: number) => Position): TextSource {
    const last = this.#entries.at(-1);
    const firstLine = last ? last.firstLine + last.starts.length : 1;
    const entry = { file, text, at, firstLine, starts: lineStarts(text) };
    this.#entries.push(entry);
    return entry;
  }

  /** Whether one of them has this: asked before a whole tree is searched for it. */
  have(piece: string): boolean {
    return this.#entries.some(({ text }) => text.includes(piece));
  }

  placeOf(node: Positioned): Place | undefined {
    const { position } = node;
    const entry = position && this.#entryOf(position.start.line);
    if (!entry) return undefined;
    const at = (point: Point): Position => entry.at(offsetIn(entry, point));
    const end = position.end && at(position.end);
    return { file: entry.file, start: at(position.start), end };
  }

  /** The file that a node comes from. */
  fileOf(node: Positioned): string | undefined {
    return node.position && this.#entryOf(node.position.start.line)?.file;
  }

  /** What the author wrote from `start` to `end`. */
  textBetween(start: Point, end: Point): string {
    const entry = this.#entryOf(start.line);
    return entry?.text.slice(offsetIn(entry, start), offsetIn(entry, end)) ?? '';
  }

  /** The text that a point lies in, and how far in. */
  offsetOf(point: Point): { readonly source: TextSource; readonly offset: number } | undefined {
    const source = this.#entryOf(point.line);
    return source && { source, offset: offsetIn(source, point) };
  }

  /** A line as the author wrote it, without its ending. */
  lineAt(line: number): string {
    const entry = this.#entryOf(line);
    if (!entry) return '';
    const index = line - entry.firstLine;
    return entry.text.slice(entry.starts[index], entry.starts[index + 1]).replace(/[\r\n]+$/, '');
  }

  #entryOf(line: number): Entry | undefined {
    return this.#entries.findLast((entry) => entry.firstLine <= line);
  }
}

function offsetIn(entry: Entry, point: Point): number {
  const index = point.line - entry.firstLine;
  const next = entry.starts[index + 1] ?? entry.text.length;
  return Math.min((entry.starts[index] ?? entry.text.length) + point.column - 1, next);
}
