import { isJson } from 'docsgen/request';
import { type JsonToken, textTokens } from './tokens.js';

/**
 * Where a text stops being JSON, as an offset; undefined where it is JSON. Browsers word and count it each in
 * their own way.
 */
export function findSyntaxError(text: string): number | undefined {
  if (isJson(text)) return undefined;
  const open: string[] = [];
  let next: readonly Next[] = ['value'];
  for (const { kind, start, end } of textTokens(text)) {
    const isWhole = kind.length > 1 && isJson(text.slice(start, end));
    const found = next.find((one) => fits(one, kind, isWhole, open.at(-1)));
    if (found === undefined) return start;
    if (kind === '{' || kind === '[') open.push(kind === '{' ? '}' : ']');
    if (found === 'end') open.pop();
    next = found === 'value' && kind in inside ? (inside[kind] ?? []) : after(found, open.at(-1));
  }
  return text.trimEnd().length;
}

/** What may come: a value, a name, a sign, or the end of what is open. */
type Next = 'value' | 'name' | ':' | ',' | 'end';

const inside: Readonly<Record<string, readonly Next[]>> = {
  '{': ['name', 'end'],
  '[': ['value', 'end'],
};

function fits(
  next: Next,
  kind: JsonToken['kind'],
  isWhole: boolean,
  closing: string | undefined,
): boolean {
  if (next === 'value') return isWhole || kind === '{' || kind === '[';
  if (next === 'name') return isWhole && kind === 'string';
  return kind === (next === 'end' ? closing : next);
}

/** @param closing of what is open still; undefined where nothing is */
function after(found: Next, closing: string | undefined): readonly Next[] {
  if (found === 'name') return [':'];
  if (found === ':') return ['value'];
  if (found === ',') return closing === '}' ? ['name'] : ['value'];
  return closing === undefined ? [] : [',', 'end'];
}
