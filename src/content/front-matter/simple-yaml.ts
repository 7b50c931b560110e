import type * as z from 'zod';
import type { FrontMatter } from '../doc.js';
import { frontMatterSchema } from './schema.js';

const shape: Readonly<Record<string, z.ZodType>> = frontMatterSchema.shape;
const line = /^(?<key>[A-Za-z][\w.-]*(?::[\w.-]+)*):(?:[ \t]+(?<value>\S.*?))?[ \t\r]*$/;
const item = /^(?<indent> *)- +(?<value>\S.*?)[ \t\r]*$/;
/** Plain scalars (YAML 1.2, 7.3.3) whose first character is safe and that contain no `: ` or ` #`. */
const plain = /^[\p{L}\p{N}_/\\(<](?:(?!:(?:[ \t]|$)|[ \t]#).)*$/u;
const quoted = /^(?:"([^"\\]*)"|'([^']*)')$/;
const flowList = /^\[(?<items>[^[\]]+)\]$/;
/** Scalars in a flow sequence on one line (YAML 1.2, 7.4). */
const flowItem = /^(?:[\p{L}\p{N}_][^,[\]{}:#"']*|"[^"\\,]*"|'[^',]*')$/u;

/** A position in the YAML. */
export interface SimpleYamlPoint {
  /** Zero-based. */
  readonly line: number;
  /** Offset at which the line begins. */
  readonly lineStart: number;
  readonly offset: number;
}

/** The position of a value, with its key in `ParsedFrontMatter.metaPlaces`. */
interface PlainPlace {
  readonly key: string;
  readonly from: SimpleYamlPoint;
  readonly to: SimpleYamlPoint;
}

interface PlainYaml {
  /** Values that have passed the schema. */
  readonly values: FrontMatter;
  readonly places: readonly PlainPlace[];
  readonly unknown: readonly PlainPlace[];
}

/** A block sequence that the next line may continue. */
interface OpenList {
  /** Whether the schema has the key. */
  readonly isKnown: boolean;
  readonly key: string;
  readonly items: (string | number | boolean | undefined)[];
  readonly places: PlainPlace[];
  /** Indentation of the items; undefined before the first. */
  indent: string | undefined;
}

/**
 * Parses the values of simple front matter, which is the usual form: on each line a key with a scalar or a flow
 * sequence, or a key with a block sequence below it. Returns undefined if the text needs the YAML parser, or if a value
 * is invalid, so that the parser's path reports it.
 */
export function parseSimpleFrontMatter(yaml: string): FrontMatter | undefined {
  return parseSimpleYaml(yaml)?.values;
}

/** Parses simple front matter like {@link parseSimpleFrontMatter}, with the positions of keys and values. */
export function parseSimpleYaml(yaml: string): PlainYaml | undefined {
  const reader = new PlainReader();
  let lineStart = 0;
  for (const [number, written] of yaml.split('\n').entries()) {
    const isLast = lineStart + written.length === yaml.length;
    if (!reader.take(written, number, lineStart, isLast)) return undefined;
    lineStart += written.length + 1;
  }
  return reader.finish();
}

class PlainReader {
  readonly #values: Record<string, unknown> = {};
  readonly #places: PlainPlace[] = [];
  readonly #unknown: PlainPlace[] = [];
  readonly #seen = new Set<string>();
  #list: OpenList | undefined;

  /** @returns whether the line can be read without the YAML parser */
  take(written: string, number: number, lineStart: number, isLast: boolean): boolean {
    if (/^\s*$|^#/.test(written)) return true;
    const at = (column: number): SimpleYamlPoint => {
      return { line: number, lineStart, offset: lineStart + column };
    };
    const { indent, value: listed } = item.exec(written)?.groups ?? {};
    if (indent !== undefined && listed !== undefined) {
      const column = written.indexOf(listed, indent.length + 1);
      const next = lineStart + written.length + 1;
      const end = { line: number + 1, lineStart: next, offset: next };
      const to = isLast ? at(written.length) : end;
      return this.#takeItem(listed, indent, at(indent.length), at(column), to);
    }
    if (!this.#endList()) return false;
    const { key, value: text } = line.exec(written)?.groups ?? {};
    if (key === undefined || this.#seen.has(key)) return false;
    this.#seen.add(key);
    const isKnown = Object.hasOwn(shape, key);
    if (!isKnown) this.#unknown.push({ key, from: at(0), to: at(key.length) });
    if (text === undefined) {
      this.#list = { isKnown, key, items: [], places: [], indent: undefined };
      return true;
    }
    const column = written.indexOf(text, key.length + 1);
    if (flowList.test(text)) return this.#takeFlowList(key, text, isKnown, column, at);
    if (!isKnown) return isScalar(text);
    this.#places.push({ key, from: at(column), to: at(column + text.length) });
    return this.#keep(key, scalar(text));
  }

  finish(): PlainYaml | undefined {
    if (!this.#endList()) return undefined;
    return { values: this.#values, places: this.#places, unknown: this.#unknown };
  }

  #takeItem(
    text: string,
    indent: string,
    start: SimpleYamlPoint,
    from: SimpleYamlPoint,
    end: SimpleYamlPoint,
  ): boolean {
    const list = this.#list;
    if (!list || (list.indent ?? indent) !== indent || !isScalar(text)) return false;
    list.indent = indent;
    if (!list.isKnown) return true;
    const { key, items, places } = list;
    // A list extends from its first `-` to the line after its last item.
    places[0] = { key, from: places[0]?.from ?? start, to: end };
    const to = { ...from, offset: from.offset + text.length };
    places.push({ key: `${key}.${items.length}`, from, to });
    items.push(scalar(text));
    return true;
  }

  #takeFlowList(
    key: string,
    text: string,
    isKnown: boolean,
    column: number,
    at: (column: number) => SimpleYamlPoint,
  ): boolean {
    const places: PlainPlace[] = [{ key, from: at(column), to: at(column + text.length) }];
    const items: OpenList['items'] = [];
    let begin = column + 1;
    for (const piece of text.slice(1, -1).split(',')) {
      const word = piece.replace(/^[ \t]+|[ \t]+$/g, '');
      if (!flowItem.test(word)) return false;
      const from = begin + piece.indexOf(word);
      places.push({ key: `${key}.${items.length}`, from: at(from), to: at(from + word.length) });
      items.push(scalar(word));
      begin += piece.length + 1;
    }
    if (!isKnown) return true;
    this.#places.push(...places);
    return this.#keep(key, items);
  }

  /** Stores the open list, if any. Returns false if it needs the YAML parser. */
  #endList(): boolean {
    const list = this.#list;
    this.#list = undefined;
    if (!list?.isKnown) return true;
    this.#places.push(...list.places);
    // A key without items is unset or null, which the YAML parser's path distinguishes.
    return list.items.length > 0 && this.#keep(list.key, list.items);
  }

  /** @returns whether the value is valid */
  #keep(key: string, value: unknown): boolean {
    if (value === undefined || (Array.isArray(value) && value.includes(undefined))) return false;
    const checked = shape[key]?.safeParse(value);
    if (checked?.success) this.#values[key] = checked.data;
    return checked?.success === true;
  }
}

/** Whether a text is a scalar that ends with its line. */
function isScalar(text: string): boolean {
  return quoted.test(text) || plain.test(text);
}

/** Parses a scalar. Returns undefined if its type needs the YAML parser. */
function scalar(text: string): string | number | boolean | undefined {
  const [, double, single] = quoted.exec(text) ?? [];
  if (double !== undefined || single !== undefined) return double ?? single;
  if (!plain.test(text)) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  // Null, other spellings of booleans, and anything that may be a number need the YAML parser.
  return /^(?:null|true|false)$/i.test(text) || !Number.isNaN(Number(text)) || /^0[ox]/.test(text)
    ? undefined
    : text;
}
