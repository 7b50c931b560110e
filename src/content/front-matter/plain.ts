import type { z } from 'zod';
import type { FrontMatter } from '../../model/index.js';
import { frontMatterSchema } from './schema.js';

const shape: Readonly<Record<string, z.ZodType>> = frontMatterSchema.shape;
const line = /^(?<key>[A-Za-z][\w.-]*):[ \t]+(?<value>\S.*?)[ \t\r]*$/;
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
  /** There are others, of which there is something to tell. */
  readonly hasUnknown: boolean;
}

/**
 * The values of front matter that is written as nearly all is: a key and a word, a sentence or a number on each line.
 * Undefined where it takes a parser, and where something is wrong: then there is something to tell.
 */
export function plainFrontMatter(yaml: string): FrontMatter | undefined {
  const plain = plainYaml(yaml);
  return plain && Object.fromEntries(plain.values.map(({ key, value }) => [key, value]));
}

/** The same with places. */
export function plainYaml(yaml: string): PlainYaml | undefined {
  const values: PlainValue[] = [];
  const seen = new Set<string>();
  let hasUnknown = false;
  let lineStart = 0;
  for (const [number, written] of yaml.split('\n').entries()) {
    const start = lineStart;
    lineStart += written.length + 1;
    if (/^\s*$|^#/.test(written)) continue;
    const { key, value: text } = line.exec(written)?.groups ?? {};
    if (key === undefined || text === undefined || seen.has(key)) return undefined;
    seen.add(key);
    const value = scalar(text);
    if (value === undefined) return undefined;
    if (!Object.hasOwn(shape, key)) {
      hasUnknown = true;
      continue;
    }
    const checked = shape[key]?.safeParse(value);
    if (!checked?.success) return undefined;
    const from = start + written.indexOf(text, key.length + 1);
    const to = from + text.length;
    values.push({ key, value: checked.data, line: number, lineStart: start, from, to });
  }
  return { values, hasUnknown };
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
