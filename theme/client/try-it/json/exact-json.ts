import type { Json } from 'docsgen/theme';
import { type JsonToken, textTokens } from './tokens.js';

/** A number as it is written, where JavaScript would change it: a 64-bit id, `12.50`, `1e400`. */
export class Digits {
  constructor(readonly written: string) {}
}

/** JSON whose numbers are kept as they are written. */
export type ExactJson =
  | string
  | number
  | Digits
  | boolean
  | null
  | readonly ExactJson[]
  | ExactObject;

export interface ExactObject {
  readonly [key: string]: ExactJson;
}

export function isExactObject(value: ExactJson | undefined): value is ExactObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Digits)
  );
}

/** Numbers that JavaScript may write differently: most texts have none and are parsed much faster. */
const suspicious = /\d{16}|\d[eE][-+\d]|\.\d*0(?!\d)|-0(?!\d)/;

/** Parses JSON; undefined if the text is invalid. Rounds the numbers of JSON that is nested too deeply. */
export function exactJsonText(text: string): ExactJson | undefined {
  try {
    const rounded = JSON.parse(text) as ExactJson;
    return suspicious.test(text) ? (parsedTokens(text) ?? rounded) : rounded;
  } catch {
    return undefined;
  }
}

/** @param text valid JSON */
function parsedTokens(text: string): ExactJson | undefined {
  const tokens = textTokens(text).values();
  const next = (): JsonToken | undefined => tokens.next().value;
  const scalar = ({ start, end }: JsonToken): ExactJson => exactScalar(text.slice(start, end));
  const parse = (token: JsonToken | undefined): ExactJson => {
    if (token?.kind === '[') {
      const items: ExactJson[] = [];
      for (let one = next(); one && one.kind !== ']'; one = next()) {
        if (one.kind !== ',') items.push(parse(one));
      }
      return items;
    }
    if (token?.kind === '{') {
      const entries: [string, ExactJson][] = [];
      for (let one = next(); one && one.kind !== '}'; one = next()) {
        if (one.kind === ',') continue;
        const name = String(scalar(one));
        next();
        entries.push([name, parse(next())]);
      }
      return Object.fromEntries(entries);
    }
    return token ? scalar(token) : null;
  };
  try {
    return parse(next());
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The value of a number, string or literal as JSON has it. */
function exactScalar(piece: string): ExactJson {
  const value = JSON.parse(piece) as ExactJson;
  return typeof value === 'number' && String(value) !== piece ? new Digits(piece) : value;
}

/** A number from a reader's input; undefined if it is not one. */
export function exactNumber(text: string): number | Digits | undefined {
  const piece = text.trim();
  if (!/^-?\d/.test(piece)) return undefined;
  try {
    const value = exactScalar(piece);
    return typeof value === 'number' || value instanceof Digits ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON with an indentation of two spaces, as `JSON.stringify` does. */
export function printExactJson(value: ExactJson, indent = ''): string {
  if (value instanceof Digits) return value.written;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value as ExactObject).map(([name, one]) => {
    const label = isList ? '' : `${JSON.stringify(name)}: `;
    return `${deeper}${label}${printExactJson(one, deeper)}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return lines.length === 0
    ? `${open}${close}`
    : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** The value as JavaScript has it, for checks against a schema. */
export function roundedJson(value: ExactJson): Json {
  return JSON.parse(printExactJson(value)) as Json;
}
