import type { Json } from '../json-schema/json.js';
import { keyOf, nameOf } from './annotations.js';
import type { Flat } from './flat-schema.js';

/**
 * A schema beside one that is nothing but alternatives counts as the only alternative: `User` and
 * `oneOf: [User, Group]` differ by `Group`.
 */
export function asAlternative(
  flat: Flat,
  schema: Json | undefined,
  nullable: boolean,
  other: Flat,
): Flat {
  if (schema === undefined || flat.alternatives.size > 0 || !isOnlyAlternatives(other)) return flat;
  if (nameOf(schema) === undefined && isAny(flat)) return flat;
  if (other.types.length > 0 && other.types.join() !== flat.types.join()) return flat;
  const nothing: Json = { type: 'null' };
  const { deprecated, default: preset } = flat;
  return {
    ...other,
    deprecated,
    default: preset,
    alternatives: new Map([
      [keyOf(schema), schema],
      ...(nullable ? [[keyOf(nothing), nothing] as const] : []),
    ]),
  };
}

/** It says nothing of a value. */
export function isAny(flat: Flat): boolean {
  return flat.types.length === 0 && flat.alternatives.size === 0 && saysNoMore(flat);
}

function isOnlyAlternatives(flat: Flat): boolean {
  return flat.alternatives.size > 0 && saysNoMore(flat);
}

function saysNoMore({
  values,
  properties,
  required,
  limits,
  items,
  closed,
  parts,
  rules,
}: Flat): boolean {
  const sizes = [properties, required, limits, parts, rules].map(({ size }) => size);
  return values === undefined && items === undefined && !closed && sizes.every((size) => !size);
}
