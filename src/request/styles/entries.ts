import type { Json } from '../../json-schema/json.js';
import { isJsonObject } from '../../json-schema/json.js';
import { isList } from '../json.js';

/**
 * A value as RFC 6570 sees it (section 2.3): a single value, a list or pairs. `null` counts as
 * undefined and is omitted, as are lists and objects that become empty.
 */
export type Entries =
  | { readonly kind: 'single'; readonly value: Json }
  | { readonly kind: 'list'; readonly items: readonly Json[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [key: string, value: Json])[] };

export function valueEntries(value: Json): Entries | undefined {
  if (value === null) return undefined;
  if (isList(value)) {
    const items = value.filter((item) => item !== null);
    return items.length === 0 ? undefined : { kind: 'list', items };
  }
  if (isJsonObject(value)) {
    const pairs = Object.entries(value).filter(([, item]) => item !== null);
    return pairs.length === 0 ? undefined : { kind: 'pairs', pairs };
  }
  return { kind: 'single', value };
}

/** The texts that a style joins: `a`, `b`, or `key`, `value`, or `key=value` if exploded. */
export function listTexts(
  entries: Entries,
  explode: boolean,
  write: (value: Json) => string,
): readonly string[] {
  switch (entries.kind) {
    case 'single':
      return [write(entries.value)];
    case 'list':
      return entries.items.map(write);
    case 'pairs':
      return entries.pairs.flatMap(([key, value]) =>
        explode ? [`${write(key)}=${write(value)}`] : [write(key), write(value)],
      );
  }
}
