import type { QueryTerm } from './query.js';
import { textWords } from './words.js';

/** A piece of text; `marked` if it matches the query. */
export interface MarkedText {
  readonly text: string;
  readonly marked: boolean;
}

type Mark = Pick<QueryTerm, 'term' | 'prefix'>;

/** Splits a text at the boundaries of matched words. */
export function markText(text: string, marks: readonly Mark[]): MarkedText[] {
  const pieces: MarkedText[] = [];
  let rest = 0;
  for (const { from, to } of spans(text, marks)) {
    if (to <= rest) continue;
    const start = Math.max(from, rest);
    if (start > rest) pieces.push({ text: text.slice(rest, start), marked: false });
    const last = pieces.at(-1);
    // Character pairs overlap, so adjacent marks are merged.
    if (last?.marked)
      pieces[pieces.length - 1] = { text: last.text + text.slice(start, to), marked: true };
    else pieces.push({ text: text.slice(start, to), marked: true });
    rest = to;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), marked: false });
  return pieces;
}

/**
 * Returns the passage with most of the matched terms, about `length` characters, cut at spaces,
 * with an ellipsis at each cut.
 */
export function excerpt(text: string, marks: readonly Mark[], length: number): MarkedText[] {
  const flat = oneLine(text);
  if (flat.length <= length) return markText(flat, marks);
  const markedSpans = spans(flat, marks);
  const best = markedSpans.reduce(
    (found, { from }) => {
      const inside = markedSpans.filter((place) => place.from >= from && place.to <= from + length);
      const kinds = new Set(inside.map(({ mark: number }) => number)).size;
      return kinds > found.kinds ? { from, kinds } : found;
    },
    { from: 0, kinds: 0 },
  );
  // Includes some words before the match as context.
  const lead = best.from < length / 2 ? best.from : Math.floor(length / 4);
  const from = wordStart(flat, best.from - lead);
  const to = wordEnd(flat, from + length);
  return markText(
    `${from > 0 ? '… ' : ''}${flat.slice(from, to)}${to < flat.length ? ' …' : ''}`,
    marks,
  );
}

/** Separates lines that no punctuation ends, such as items of a list and titles of cards. */
function oneLine(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N})\]"”’])\s*\n\s*(?=[\p{L}\p{N}("“‘$/])/gu, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
}

function spans(
  text: string,
  marks: readonly Mark[],
): { readonly from: number; readonly to: number; readonly mark: number }[] {
  const markIndex = (word: string): number =>
    marks.findIndex(({ term, prefix }) => (prefix > 0 ? word.startsWith(term) : word === term));
  return [...textWords(text)].flatMap(({ start, parts, whole }) => {
    const inParts = parts.flatMap(({ term, from, to }) => {
      const number = markIndex(term);
      return number < 0 ? [] : [{ from: start + from, to: start + to, mark: number }];
    });
    const last = parts.at(-1);
    if (inParts.length > 0 || whole === undefined || last === undefined) return inParts;
    const number = markIndex(whole);
    return number < 0 ? [] : [{ from: start, to: start + last.to, mark: number }];
  });
}

function wordStart(text: string, index: number): number {
  if (index <= 0) return 0;
  const space = text.indexOf(' ', index);
  return space < 0 || space > index + 20 ? index : space + 1;
}

function wordEnd(text: string, index: number): number {
  if (index >= text.length) return text.length;
  const space = text.lastIndexOf(' ', index);
  return space < index - 20 ? index : space;
}
