import { type JsonScan, stringEnd, valueEnd } from './json-scan.js';
import type { SourceEntry, SourceNode } from './tree.js';

/**
 * The values of a JSON text with their places. Nothing is built before it is asked for: of a description of
 * ten megabytes, the places of a few thousand values are wanted.
 */
export function jsonTree(text: string, scan: JsonScan): SourceNode {
  return node(text, skipSpace(text, text.charCodeAt(0) === 0xfeff ? 1 : 0), scan);
}

function node(text: string, start: number, scan: JsonScan): SourceNode {
  const end = valueEnd(text, start, scan);
  let entries: ReadonlyMap<string, SourceEntry> | undefined;
  let offsets: ((offset: number) => number) | undefined;
  const first = text[start];
  const isSingle = first !== '{' && first !== '[';
  return {
    start,
    end,
    at(key) {
      if (isSingle) return undefined;
      entries ??=
        first === '{' ? mapEntries(text, start, end, scan) : items(text, start, end, scan);
      return entries.get(key);
    },
    get text() {
      if (isSingle)
        return first === '"' ? String(JSON.parse(text.slice(start, end))) : text.slice(start, end);
      return undefined;
    },
    offsetOf(offset) {
      offsets ??= offsetsIn(text, start, end);
      return offsets(offset);
    },
  };
}

function mapEntries(
  text: string,
  start: number,
  end: number,
  scan: JsonScan,
): Map<string, SourceEntry> {
  const entries = new Map<string, SourceEntry>();
  let at = skipSpace(text, start + 1);
  while (at < end - 1) {
    const key = { start: at, end: stringEnd(text, at) };
    const value = node(text, skipSpace(text, skipSpace(text, key.end) + 1), scan);
    entries.set(String(JSON.parse(text.slice(key.start, key.end))), { key, value });
    at = skipSpace(text, skipSpace(text, value.end) + 1);
  }
  return entries;
}

function items(text: string, start: number, end: number, scan: JsonScan): Map<string, SourceEntry> {
  const entries = new Map<string, SourceEntry>();
  let at = skipSpace(text, start + 1);
  while (at < end - 1) {
    const value = node(text, at, scan);
    entries.set(String(entries.size), { value });
    at = skipSpace(text, skipSpace(text, value.end) + 1);
  }
  return entries;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

/** UTF-16 units between two marks: few enough to walk, many enough that marks take no room. */
const unitsPerMark = 1024;

/**
 * Tells where a UTF-16 unit of a decoded string stands: escapes (RFC 8259, section 7) are longer than what they
 * mean. Marks are set on the way, since a text has thousands of links whose starts and ends are asked for in any order.
 */
function offsetsIn(text: string, start: number, end: number): (offset: number) => number {
  const marks = [start + 1];
  const after = (at: number): number => {
    if (text[at] !== '\\') return at + 1;
    return at + (text[at + 1] === 'u' ? 6 : 2);
  };
  return (offset) => {
    const mark = Math.min(Math.floor(offset / unitsPerMark), marks.length - 1);
    let at = marks[mark] ?? start + 1;
    for (let unit = mark * unitsPerMark; unit < offset && at < end - 1; unit += 1) {
      at = after(at);
      if ((unit + 1) % unitsPerMark === 0) marks[(unit + 1) / unitsPerMark] = at;
    }
    return at;
  };
}
