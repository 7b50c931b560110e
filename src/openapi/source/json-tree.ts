import { type JsonScan, stringEnd, valueEnd } from './json-scan.js';
import type { SourceEntry, SourceNode } from './tree.js';

/**
 * Returns the values of a JSON text with their positions. Nodes are created lazily: only a few
 * thousand positions are needed in a description of ten megabytes.
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

/** UTF-16 units between two marks: a compromise between scan time and memory. */
const unitsPerMark = 1024;

/**
 * Maps UTF-16 offsets of a decoded string to the source, where escapes (RFC 8259, section 7) are
 * longer. Records marks on the way, because a text may have thousands of links that are looked up
 * in any order.
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
