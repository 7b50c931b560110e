import type { z } from 'zod';
import type { FrontMatter } from '../../model/index.js';
import { frontMatterSchema } from './schema.js';

const shape: Readonly<Record<string, z.ZodType>> = frontMatterSchema.shape;
const line = /^(?<key>[A-Za-z][\w.-]*):[ \t]+(?<value>\S.*?)[ \t\r]*$/;
/** YAML 1.2, 7.3.3: what begins like this and has no mark of a mapping or a comment in it is plain. */
const plain = /^[\p{L}\p{N}](?:(?!:(?:[ \t]|$)|[ \t]#).)*$/u;
const quoted = /^(?:"([^"\\]*)"|'([^']*)')$/;

/**
 * The values of front matter that is written as nearly all is: a key and a word, a sentence or a number on each line.
 * Undefined where it takes a parser, and where something is wrong: then there is something to tell.
 */
export function plainFrontMatter(yaml: string): FrontMatter | undefined {
  const values: Record<string, unknown> = {};
  const seen = new Set<string>();
  for (const written of yaml.split('\n')) {
    if (/^\s*$|^#/.test(written)) continue;
    const { key, value: text } = line.exec(written)?.groups ?? {};
    if (key === undefined || text === undefined || seen.has(key)) return undefined;
    seen.add(key);
    const value = scalar(text);
    if (value === undefined) return undefined;
    if (!Object.hasOwn(shape, key)) continue;
    const checked = shape[key]?.safeParse(value);
    if (!checked?.success) return undefined;
    values[key] = checked.data;
  }
  return values;
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
