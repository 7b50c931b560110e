import type { Badge } from '../api/operation.js';
import { type JsonObject, listOf, objectOf, textOf } from '../json.js';

/** The badges of an operation as `x-badges` lists them. */
export function readBadges(node: JsonObject): readonly Badge[] {
  return listOf(node['x-badges']).flatMap((raw) => {
    const badge = objectOf(raw);
    const label = textOf(raw) ?? textOf(badge.name) ?? textOf(badge.label);
    if (label === undefined) return [];
    const position = badge.position === 'before' ? 'before' : 'after';
    return [{ label, position, color: textOf(badge.color) } as const];
  });
}
