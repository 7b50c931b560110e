import type { ApiBadge } from '../api/operation.js';
import { asList, asObject, asText, type JsonObject } from '../json.js';

/** The badges of an operation as `x-badges` lists them. */
export function readBadges(node: JsonObject): readonly ApiBadge[] {
  return asList(node['x-badges']).flatMap((raw) => {
    const badge = asObject(raw);
    const label = asText(raw) ?? asText(badge.name) ?? asText(badge.label);
    if (label === undefined) return [];
    const position = badge.position === 'before' ? 'before' : 'after';
    return [{ label, position, color: asText(badge.color) } as const];
  });
}
