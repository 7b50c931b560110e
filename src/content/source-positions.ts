import type { Place, Position } from '../diagnostics/diagnostic.js';
import { lineStarts } from '../diagnostics/index.js';

/** A source text of a page. */
export interface TextSource {
  /** Relative to the site folder. */
  readonly file: string;
  readonly text: string;
  /** Its first line number, counted across all sources. */
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

/** A node position from a parser; lines count across all sources. */
export interface Positioned {
  readonly position?:
    | {
        readonly start: Point;
        /** The HTML parser gives unclosed elements no end. */
        readonly end?: Point | undefined;
      }
    | undefined;
}

/**
 * All source texts of a page in one sequence of line numbers: the second starts where the first ends. So a node's line
 * identifies its file, through every later tree. Offsets are always computed from line and column, because the parser
 * may have received a lengthened line.
 */
export class SourcePositions {
  readonly #entries: Entry[] = [];

  /** Adds a source. `at` maps an offset of `text` to the position in the file. */
  add(file: string, text: string, at: (offset: number) => Position): TextSource {
    const last = this.#entries.at(-1);
    const firstLine = last ? last.firstLine + last.starts.length : 1;
    const entry = { file, text, at, firstLine, starts: lineStarts(text) };
    this.#entries.push(entry);
    return entry;
  }

  /** Whether a source contains a string or a match; a cheap check before a tree is searched. */
  have(piece: string | RegExp): boolean {
    return this.#entries.some(({ text }) =>
      typeof piece === 'string' ? text.includes(piece) : piece.test(text),
    );
  }

  nodePlace(node: Positioned): Place | undefined {
    const { position } = node;
    const entry = position && this.#lineEntry(position.start.line);
    if (!entry) return undefined;
    const at = (point: Point): Position => entry.at(offsetIn(entry, point));
    const end = position.end && at(position.end);
    return { file: entry.file, start: at(position.start), end };
  }

  /** Returns the file of a node. */
  nodeFile(node: Positioned): string | undefined {
    return node.position && this.#lineEntry(node.position.start.line)?.file;
  }

  /** Returns the source text from `start` to `end`. */
  textBetween(start: Point, end: Point): string {
    const entry = this.#lineEntry(start.line);
    return entry?.text.slice(offsetIn(entry, start), offsetIn(entry, end)) ?? '';
  }

  /** Returns the source that contains a point, with the offset in it. */
  sourceOffset(point: Point): { readonly source: TextSource; readonly offset: number } | undefined {
    const source = this.#lineEntry(point.line);
    return source && { source, offset: offsetIn(source, point) };
  }

  /** Whether a node begins with `text` in its source: a node that a plugin has made has only the place of another. */
  beginsWith(text: string, { position }: Positioned): boolean {
    if (!position) return false;
    const { line, column } = position.start;
    return this.lineAt(line).startsWith(text, column - 1);
  }

  /** Returns a source line without its line ending. */
  lineAt(line: number): string {
    const entry = this.#lineEntry(line);
    if (!entry) return '';
    const index = line - entry.firstLine;
    return entry.text.slice(entry.starts[index], entry.starts[index + 1]).replace(/[\r\n]+$/, '');
  }

  #lineEntry(line: number): Entry | undefined {
    return this.#entries.findLast((entry) => entry.firstLine <= line);
  }
}

function offsetIn(entry: Entry, point: Point): number {
  const index = point.line - entry.firstLine;
  const next = entry.starts[index + 1] ?? entry.text.length;
  return Math.min((entry.starts[index] ?? entry.text.length) + point.column - 1, next);
}
