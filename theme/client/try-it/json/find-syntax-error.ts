import { isJson } from 'docsgen/request';
import { type JsonToken, textTokens } from './tokens.js';

/** The offset of the first syntax error; undefined for valid JSON. Browsers' own messages and positions differ. */
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

/** What may follow: a value, a name, a separator, or the end of the open object or list. */
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

/** @param closing closing bracket of the innermost open object or list; undefined at the top level */
function after(found: Next, closing: string | undefined): readonly Next[] {
  if (found === 'name') return [':'];
  if (found === ':') return ['value'];
  if (found === ',') return closing === '}' ? ['name'] : ['value'];
  return closing === undefined ? [] : [',', 'end'];
}
