import type { z } from 'zod';
import type { FrontMatter } from '../../model/index.js';
import { frontMatterSchema } from './schema.js';

const shape: Readonly<Record<string, z.ZodType>> = frontMatterSchema.shape;
const line = /^(?<key>[A-Za-z][\w.-]*):(?:[ \t]+(?<value>\S.*?))?[ \t\r]*$/;
const item = /^(?<indent> *)- +(?<value>\S.*?)[ \t\r]*$/;
/** YAML 1.2, 7.3.3: what begins like this and has no mark of a mapping or a comment in it is plain. */
const plain = /^[\p{L}\p{N}](?:(?!:(?:[ \t]|$)|[ \t]#).)*$/u;
const quoted = /^(?:"([^"\\]*)"|'([^']*)')$/;

/** A value that has been checked, and where it is written in the YAML. */
export interface PlainValue {
  readonly key: string;
  readonly value: unknown;
  /** Of its line, from 0. */
  readonly line: number;
  readonly lineStart: number;
  readonly from: number;
  readonly to: number;
}

interface PlainYaml {
  readonly values: readonly PlainValue[];
  readonly unknown: readonly Pick<PlainValue, 'key' | 'line' | 'lineStart'>[];
}

/**
 * The values of front matter that is written as nearly all is: a key and a word, a sentence or a number on each line;
 * a key that docsgen does not know may also have a list of them. Undefined where it takes a parser, and where a value
 * is wrong: then there is something to tell.
 */
export function plainFrontMatter(yaml: string): FrontMatter | undefined {
  const plain = plainYaml(yaml);
  return plain && Object.fromEntries(plain.values.map(({ key, value }) => [key, value]));
}

/** The same with places. */
export function plainYaml(yaml: string): PlainYaml | undefined {
  const values: PlainValue[] = [];
  const unknown: PlainYaml['unknown'][number][] = [];
  const seen = new Set<string>();
  let lineStart = 0;
  /** Of an unknown key without a value: its list may follow, with this in front of each item, if it has begun. */
  let list: { indent: string | undefined } | undefined;
  for (const [number, written] of yaml.split('\n').entries()) {
    const start = lineStart;
    lineStart += written.length + 1;
    if (/^\s*$|^#/.test(written)) continue;
    const { indent, value: listed } = item.exec(written)?.groups ?? {};
    if (indent !== undefined && listed !== undefined) {
      if (!list || (list.indent ?? indent) !== indent || !isScalar(listed)) return undefined;
      list.indent = indent;
      continue;
    }
    const { key, value: text } = line.exec(written)?.groups ?? {};
    if (key === undefined || seen.has(key)) return undefined;
    seen.add(key);
    if (!Object.hasOwn(shape, key)) {
      if (text !== undefined && !isScalar(text)) return undefined;
      unknown.push({ key, line: number, lineStart: start });
      list = text === undefined ? { indent: undefined } : undefined;
      continue;
    }
    list = undefined;
    const value = text === undefined ? undefined : scalar(text);
    if (text === undefined || value === undefined) return undefined;
    const checked = shape[key]?.safeParse(value);
    if (!checked?.success) return undefined;
    const from = start + written.indexOf(text, key.length + 1);
    const to = from + text.length;
    values.push({ key, value: checked.data, line: number, lineStart: start, from, to });
  }
  return { values, unknown };
}

/** Whatever it is, it ends where the line does. */
function isScalar(text: string): boolean {
  return quoted.test(text) || plain.test(text);
}

/** Undefined where it may be something else. */
function scalar(text: string): string | number | boolean | undefined {
  const [, double, single] = quoted.exec(text) ?? [];
  if (double !== undefined || single !== undefined) return double ?? single;
  if (!plain.test(text)) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  // Words for nothing, other spellings of true and false, and all that might be a number.
  return /^(?:null|true|false)$/i.test(text) || !Number.isNaN(Number(text)) || /^0[ox]/.test(text)
    ? undefined
    : text;
}
