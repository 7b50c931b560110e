import type { Json } from '../../json-schema/json.js';
import type { TextSpan } from '../source-text.js';

/** A JSON value with its span and its child entries. */
export interface JsonNode extends TextSpan {
  readonly value: Json;
  /** By key for an object, by index for a list. */
  readonly entries: ReadonlyMap<string, JsonEntry>;
}

export interface JsonEntry {
  /** Span of the key, including quotation marks; absent in lists. */
  readonly key?: TextSpan | undefined;
  readonly node: JsonNode;
}

/** A JSON syntax error and its span. */
export class JsonProblem extends Error {
  readonly span: TextSpan;

  constructor(problem: string, start: number, end = start + 1) {
    super(problem);
    this.span = { start, end };
  }
}

const space = /[\t\n\r ]*/y;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// RFC 8259, section 7.
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
const maxDepth = 200;

/**
 * Parses JSON (RFC 8259) and records the span of every value.
 *
 * @throws {JsonProblem} if the text is not JSON, or repeats a key
 */
export function readJson(text: string): JsonNode {
  const take = (pattern: RegExp, at: number): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const skip = (at: number): number => at + (take(space, at)?.length ?? 0);

  const read = (start: number, depth: number): JsonNode => {
    if (depth > maxDepth) throw new JsonProblem('it is nested too deeply', start);
    if (text[start] === '{') return readMap(start, depth);
    if (text[start] === '[') return readList(start, depth);
    const written = take(text[start] === '"' ? string : scalar, start);
    if (written === undefined)
      throw new JsonProblem(`${seen(start)} is no value`, start, wordEnd(start));
    const end = start + written.length;
    return { start, end, value: JSON.parse(written), entries: new Map() };
  };

  const readMap = (start: number, depth: number): JsonNode => {
    const entries = new Map<string, JsonEntry>();
    let at = skip(start + 1);
    while (text[at] !== '}') {
      const key = take(string, at);
      if (key === undefined) {
        throw new JsonProblem(`${seen(at)} is no key in double quotes`, at, wordEnd(at));
      }
      const span = { start: at, end: at + key.length };
      const name = String(JSON.parse(key));
      if (entries.has(name))
        throw new JsonProblem(`the key ${key} stands here twice`, at, span.end);
      at = skip(span.end);
      if (text[at] !== ':') throw new JsonProblem(`${seen(at)} stands where a colon should`, at);
      const node = read(skip(at + 1), depth + 1);
      entries.set(name, { key: span, node });
      at = afterItem(node.end, '}');
    }
    const values = [...entries].map(([name, { node }]) => [name, node.value] as const);
    return { start, end: at + 1, value: Object.fromEntries(values), entries };
  };

  const readList = (start: number, depth: number): JsonNode => {
    const entries = new Map<string, JsonEntry>();
    let at = skip(start + 1);
    while (text[at] !== ']') {
      const node = read(at, depth + 1);
      entries.set(String(entries.size), { node });
      at = afterItem(node.end, ']');
    }
    return {
      start,
      end: at + 1,
      value: [...entries.values()].map(({ node }) => node.value),
      entries,
    };
  };

  /** Returns the offset after the comma, or of the closing bracket. */
  const afterItem = (end: number, close: string): number => {
    const at = skip(end);
    if (text[at] === close) return at;
    if (text[at] !== ',') throw new JsonProblem(`${seen(at)} stands where a comma should`, at);
    const next = skip(at + 1);
    if (text[next] === close) throw new JsonProblem('nothing follows this comma', at);
    return next;
  };

  const wordEnd = (at: number): number =>
    at + Math.max(1, take(/[^\s,:[\]{}"]*/y, at)?.length ?? 1);
  const seen = (at: number): string => {
    if (at >= text.length) return 'the end';
    return text.startsWith('//', at) || text.startsWith('/*', at)
      ? 'a comment'
      : text.slice(at, wordEnd(at));
  };

  const start = skip(0);
  const root = read(start, 0);
  const end = skip(root.end);
  if (end < text.length)
    throw new JsonProblem(`${seen(end)} follows after the end`, end, wordEnd(end));
  return root;
}

/** Returns the entry at a path, or the deepest existing entry on the way. */
export function entryAt(root: JsonNode, path: readonly string[]): JsonEntry {
  let entry: JsonEntry = { node: root };
  for (const key of path) {
    const next = entry.node.entries.get(key);
    if (next === undefined) return entry;
    entry = next;
  }
  return entry;
}
