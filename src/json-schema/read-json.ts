import type { Json } from './json.js';

/** Offsets in the text. */
interface JsonSpan {
  readonly start: number;
  readonly end: number;
}

/** A JSON value with its span and its child entries. */
export interface JsonNode extends JsonSpan {
  readonly value: Json;
  /** By key for an object, by index for a list. */
  readonly entries: ReadonlyMap<string, JsonEntry>;
}

export interface JsonEntry {
  /** Span of the key, including quotation marks; absent in lists. */
  readonly key?: JsonSpan | undefined;
  readonly node: JsonNode;
}

/** A JSON syntax error and its span. */
export class JsonProblem extends Error {
  readonly span: JsonSpan;

  constructor(problem: string, start: number, end = start + 1) {
    super(problem);
    this.span = { start, end };
  }
}

const space = /[\t\n\r ]*/y;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// RFC 8259, section 7.
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
/** A string that fits into a message. */
const shortString = /"(?:[^"\\\p{Cc}]|\\.){0,40}"/uy;
const word = /[^\s,:[\]{}"]*/y;
const maxDepth = 200;

/**
 * Parses JSON (RFC 8259) and records the span of every value.
 *
 * @throws {JsonProblem} if the text is not JSON, or repeats a key
 */
export function readJson(text: string): JsonNode {
  return new JsonReader(text).readDocument();
}

class JsonReader {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  readDocument(): JsonNode {
    const root = this.#read(this.#skipSpace(0), 0);
    const end = this.#skipSpace(root.end);
    if (end < this.#text.length) throw this.#problem(end, (word) => `${word} follows the end`);
    return root;
  }

  #read(start: number, depth: number): JsonNode {
    if (depth > maxDepth) throw new JsonProblem('it is nested too deeply', start);
    const first = this.#text[start];
    if (first === '{') return this.#readObject(start, depth);
    if (first === '[') return this.#readList(start, depth);
    const written = this.#match(first === '"' ? string : scalar, start);
    if (written === undefined) throw this.#problem(start, (word) => `${word} is not a value`);
    const end = start + written.length;
    return { start, end, value: JSON.parse(written), entries: new Map() };
  }

  #readObject(start: number, depth: number): JsonNode {
    const entries = new Map<string, JsonEntry>();
    let at = this.#skipSpace(start + 1);
    while (this.#text[at] !== '}') {
      const { name, span } = this.#readKey(at, entries);
      const node = this.#read(this.#skipColon(span.end), depth + 1);
      entries.set(name, { key: span, node });
      at = this.#skipComma(node.end, '}');
    }
    const values = [...entries].map(([name, { node }]) => [name, node.value] as const);
    return { start, end: at + 1, value: Object.fromEntries(values), entries };
  }

  #readKey(at: number, entries: ReadonlyMap<string, JsonEntry>): { name: string; span: JsonSpan } {
    const key = this.#match(string, at);
    if (key === undefined)
      throw this.#problem(at, (word) => `${word} is not a key in double quotes`);
    const span = { start: at, end: at + key.length };
    const name = String(JSON.parse(key));
    if (entries.has(name)) throw new JsonProblem(`the key ${key} occurs twice`, at, span.end);
    return { name, span };
  }

  #readList(start: number, depth: number): JsonNode {
    const nodes: JsonNode[] = [];
    let at = this.#skipSpace(start + 1);
    while (this.#text[at] !== ']') {
      const node = this.#read(at, depth + 1);
      nodes.push(node);
      at = this.#skipComma(node.end, ']');
    }
    const entries = new Map(nodes.map((node, index) => [String(index), { node }]));
    return { start, end: at + 1, value: nodes.map(({ value }) => value), entries };
  }

  #skipColon(end: number): number {
    const at = this.#skipSpace(end);
    if (this.#text[at] === ':') return this.#skipSpace(at + 1);
    throw this.#problem(at, (word) => `a colon is missing before ${word}`, at + 1);
  }

  /** Returns the offset after the comma, or of the closing bracket. */
  #skipComma(end: number, close: string): number {
    const at = this.#skipSpace(end);
    if (this.#text[at] === close) return at;
    if (this.#text[at] !== ',') {
      throw this.#problem(at, (word) => `a comma is missing before ${word}`, at + 1);
    }
    const next = this.#skipSpace(at + 1);
    if (this.#text[next] === close) throw new JsonProblem('nothing follows this comma', at);
    return next;
  }

  #skipSpace(at: number): number {
    return at + (this.#match(space, at)?.length ?? 0);
  }

  #match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.#text)?.[0];
  }

  /** @param sentence says what is wrong with the word at the offset */
  #problem(at: number, sentence: (word: string) => string, end?: number): JsonProblem {
    const found = this.#match(shortString, at) ?? this.#match(word, at);
    const wordEnd = at + Math.max(1, found?.length ?? 1);
    return new JsonProblem(sentence(this.#wordAt(at, wordEnd)), at, end ?? wordEnd);
  }

  #wordAt(at: number, end: number): string {
    const text = this.#text;
    if (at >= text.length) return 'the end';
    const isComment = text.startsWith('//', at) || text.startsWith('/*', at);
    return isComment ? 'a comment' : text.slice(at, end);
  }
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
