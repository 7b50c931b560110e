/** The result of scanning a JSON text. */
export interface JsonScan {
  /** End offset of each object and list, by start offset. */
  readonly ends: ReadonlyMap<number, number>;
  /** Number of keys in all objects, counting duplicates. */
  readonly keys: number;
  /** Maximum nesting depth of objects and lists. */
  readonly depth: number;
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openList, closeList, openMap, closeMap] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Scans a text that is known to be valid JSON (RFC 8259). */
export function scanJson(text: string): JsonScan {
  const ends = new Map<number, number>();
  const open: number[] = [];
  let keys = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case quote:
        index = stringEnd(text, index) - 1;
        break;
      case openList:
      case openMap:
        open.push(index);
        depth = Math.max(depth, open.length);
        break;
      case closeList:
      case closeMap:
        ends.set(open.pop() ?? 0, index + 1);
        break;
      case colon:
        keys += 1;
    }
  }
  return { ends, keys, depth };
}

/** Returns the offset after the string that starts at `start`. */
export function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}

/** Returns the offset after the value that starts at `start`. */
export function valueEnd(text: string, start: number, { ends }: JsonScan): number {
  const first = text.charCodeAt(start);
  if (first === quote) return stringEnd(text, start);
  if (first === openList || first === openMap) return ends.get(start) ?? text.length;
  let end = start;
  while (end < text.length && !isDelimiter(text.charCodeAt(end))) end += 1;
  return end;
}

function isDelimiter(code: number): boolean {
  return code === comma || code === closeList || code === closeMap || code <= 0x20;
}
