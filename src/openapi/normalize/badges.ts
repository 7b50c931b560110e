import type { ApiBadge } from '../api/operation.js';
import { asList, asObject, asText, type RawObject } from '../json.js';

/** Returns the badges of an operation from `x-badges`. */
export function readBadges(node: RawObject): readonly ApiBadge[] {
  return asList(node['x-badges']).flatMap((raw) => {
    const badge = asObject(raw);
    const label = asText(raw) ?? asText(badge.name) ?? asText(badge.label);
    if (label === undefined) return [];
    const position = badge.position === 'before' ? 'before' : 'after';
    return [{ label, position, color: asText(badge.color) } as const];
  });
}
