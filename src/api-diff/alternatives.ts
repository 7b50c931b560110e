import type { Json } from '../json-schema/json.js';
import { schemaName } from '../json-schema/references.js';
import { schemaKey } from './annotations.js';
import type { MergedSchema } from './merged-schema.js';

/**
 * Wraps a schema as the only alternative when `other` consists of alternatives alone, so that
 * `User` and `oneOf: [User, Group]` differ only by `Group`.
 */
export function toAlternative(
  merged: MergedSchema,
  schema: Json | undefined,
  nullable: boolean,
  other: MergedSchema,
): MergedSchema {
  if (schema === undefined || merged.alternatives.size > 0 || !isOnlyAlternatives(other))
    return merged;
  if (schemaName(schema) === undefined && isAny(merged)) return merged;
  if (other.types.length > 0 && other.types.join() !== merged.types.join()) return merged;
  const nothing: Json = { type: 'null' };
  const { deprecated, default: preset } = merged;
  return {
    ...other,
    deprecated,
    default: preset,
    alternatives: new Map([
      [schemaKey(schema), schema],
      ...(nullable ? [[schemaKey(nothing), nothing] as const] : []),
    ]),
  };
}

/** Whether the schema allows any value. */
export function isAny(merged: MergedSchema): boolean {
  return merged.types.length === 0 && merged.alternatives.size === 0 && saysNoMore(merged);
}

function isOnlyAlternatives(merged: MergedSchema): boolean {
  return merged.alternatives.size > 0 && saysNoMore(merged);
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
}: MergedSchema): boolean {
  const sizes = [properties, required, limits, parts, rules].map(({ size }) => size);
  return values === undefined && items === undefined && !closed && sizes.every((size) => !size);
}
