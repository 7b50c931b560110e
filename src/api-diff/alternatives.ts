import type { Json } from '../json-schema/json.js';
import { schemaName } from '../json-schema/references.js';
import { schemaKey } from './annotations.js';
import type { FlatSchema } from './flat-schema.js';

/**
 * Wraps a schema as the only alternative when `other` consists of alternatives alone, so that
 * `User` and `oneOf: [User, Group]` differ only by `Group`.
 */
export function toAlternative(
  flat: FlatSchema,
  schema: Json | undefined,
  nullable: boolean,
  other: FlatSchema,
): FlatSchema {
  if (schema === undefined || flat.alternatives.size > 0 || !isOnlyAlternatives(other)) return flat;
  if (schemaName(schema) === undefined && isAny(flat)) return flat;
  if (other.types.length > 0 && other.types.join() !== flat.types.join()) return flat;
  const nothing: Json = { type: 'null' };
  const { deprecated, default: preset } = flat;
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
export function isAny(flat: FlatSchema): boolean {
  return flat.types.length === 0 && flat.alternatives.size === 0 && saysNoMore(flat);
}

function isOnlyAlternatives(flat: FlatSchema): boolean {
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
}: FlatSchema): boolean {
  const sizes = [properties, required, limits, parts, rules].map(({ size }) => size);
  return values === undefined && items === undefined && !closed && sizes.every((size) => !size);
}
