import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineStarts, positionAt } from '../../diagnostics/index.js';
import { outsideFences, withoutCodeSpans } from './outside-code.js';

/** A change at an offset of the written text. */
interface Completion {
  readonly at: number;
  readonly removed?: number;
  readonly added: string;
}

/** A text that the tag parser can read, and where its pieces are in the written one. */
export interface CompletedText {
  readonly text: string;
  /** In order; the first begins both texts. */
  readonly pieces: readonly Piece[];
  /** Where each piece begins in this text. */
  readonly starts: readonly number[];
}

/** A piece of a completed text. */
interface Piece {
  readonly start: number;
  /** Offset in the written text. */
  readonly at: number;
  /** Number of written characters that an added piece replaces; infinite for an unchanged one. */
  readonly replaced: number;
}

/** Stands for the bracket of a tag that may need completion. */
const mark = '\0';

/** `<https://example.com>` and `<mars@example.com>`. */
const address = String.raw`(?:https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>`;
const tagStart = new RegExp(
  `<(?=(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|details|script|style)\\b|${address})`,
  'g',
);
const autolink = new RegExp(`<${address}`, 'y');
const openTag = /<([a-z]+)\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)>/y;

/**
 * Writes HTML and links that Markdown allows as the tag parser reads them: `<br>`, `<details><summary>` on one line, code
 * in `<script>` and `<style>`, and `<https://example.com>`.
 */
export function completeHtml(written: string): CompletedText {
  const marked = outsideFences(written, markOutsideCode);
  const completions: Completion[] = [];
  let end = 0;
  for (let at = marked.indexOf(mark); at >= 0; at = marked.indexOf(mark, at + 1)) {
    if (at < end) continue;
    const [link] = matchAt(autolink, written, at) ?? [];
    const [tag = link ?? '', name = '', inside = ''] = matchAt(openTag, written, at) ?? [];
    if (tag === '') continue;
    end = at + tag.length;
    if (link !== undefined) completions.push(...linkWithoutBrackets(written, at, end));
    else if (name === 'details') completions.push(...detailsBreak(written, at, end));
    else if (name === 'script' || name === 'style') {
      const close = written.indexOf(`</${name}>`, end);
      // The parser reports the tag.
      if (close < 0) break;
      completions.push(...quotedCode(written, end, close));
      end = close;
    } else if (!inside.endsWith('/')) completions.push({ at: end - 1, added: '/' });
  }
  return withCompletions(written, completions);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function markOutsideCode(line: string): string {
  if (!line.includes('<')) return line;
  const plain = withoutCodeSpans(line);
  return line.replace(tagStart, (bracket, offset: number) =>
    plain[offset] === bracket ? mark : bracket,
  );
}

/** An address is a link without brackets, too, if a space or bracket is before and no letter behind it. */
function linkWithoutBrackets(text: string, at: number, end: number): readonly Completion[] {
  return [
    { at, removed: 1, added: /[\s(]/.test(text[at - 1] ?? ' ') ? '' : ' ' },
    { at: end - 1, removed: 1, added: /[\w/]/.test(text[end] ?? ' ') ? ' ' : '' },
  ];
}

const maxIndent = 40;
const lineBeginning = /(?:^|\n)([ \t]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)?)$/;

/** `<details>` holds blocks only if it is alone on its line. */
function detailsBreak(text: string, at: number, end: number): readonly Completion[] {
  // Bounded: a line can be very long.
  const [, indent] = lineBeginning.exec(text.slice(Math.max(0, at - maxIndent), at)) ?? [];
  if (indent === undefined || (indent.length === maxIndent && at > maxIndent)) return [];
  const [rest = ''] = text.slice(end).split('\n', 1);
  if (rest.trim() === '' || rest.includes('</details>')) return [];
  return [{ at: end, added: `\n${' '.repeat(indent.length)}` }];
}

/** Code becomes a string, in which braces and empty lines have no meaning. */
function quotedCode(text: string, start: number, end: number): readonly Completion[] {
  const code = text.slice(start, end);
  if (/^\s*(?:\{|$)/.test(code)) return [];
  const escapes = Array.from(code.matchAll(/[`\\]|\$(?=\{)/g), ({ index }) => ({
    at: start + index,
    added: '\\',
  }));
  return [{ at: start, added: '\n{`' }, ...escapes, { at: end, added: '`}\n' }];
}

/** @param completions in order */
export function withCompletions(text: string, completions: readonly Completion[]): CompletedText {
  const pieces: Piece[] = [{ start: 0, at: 0, replaced: Number.POSITIVE_INFINITY }];
  let made = '';
  let from = 0;
  for (const { at, removed = 0, added } of completions) {
    made += text.slice(from, at);
    pieces.push({ start: made.length, at, replaced: removed });
    made += added;
    from = at + removed;
    pieces.push({ start: made.length, at: from, replaced: Number.POSITIVE_INFINITY });
  }
  return { text: made + text.slice(from), pieces, starts: pieces.map(({ start }) => start) };
}

/** Gives the nodes of a completed text their positions in the written one. */
export function restorePositions(tree: Root, text: CompletedText, written: string): void {
  const starts = lineStarts(written);
  visit(tree, (node: Nodes) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    node.position = {
      start: positionAt(starts, writtenOffset(start.offset, text)),
      end: positionAt(starts, writtenOffset(end.offset, text)),
    };
  });
}

/** Returns the offset in the written text of an offset in the completed one. */
export function writtenOffset(offset: number, { pieces, starts }: CompletedText): number {
  // An offset between two pieces belongs to the first one.
  const { line } = positionAt(starts, offset - 1);
  const { start = 0, at = 0, replaced = 0 } = pieces[line - 1] ?? {};
  return at + Math.min(offset - start, replaced);
}
