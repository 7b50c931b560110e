import { asJsonList, isJsonObject, type Json, type JsonObject } from './json.js';
import { type Defs, referencedDef, schemaName } from './references.js';

/** Returns the subschemas that apply to the same value in some cases, such as alternatives. */
export type PossibleSubschemas = (schema: JsonObject) => readonly (Json | undefined)[];

/** `anyOf` and `oneOf`. */
export function alternativeSchemas({ anyOf, oneOf }: JsonObject): readonly Json[] {
  return [...asJsonList(anyOf), ...asJsonList(oneOf)];
}

/** All subschemas that may apply to the same value: alternatives and conditional schemas. */
export function conditionalSchemas(schema: JsonObject): readonly (Json | undefined)[] {
  const { then, else: otherwise, dependentSchemas } = schema;
  const dependent = isJsonObject(dependentSchemas) ? Object.values(dependentSchemas) : [];
  return [...alternativeSchemas(schema), then, otherwise, ...dependent];
}

interface TraversalOptions {
  /** Returns further subschemas; none by default. */
  readonly possible?: PossibleSubschemas;
  /** Schemas to leave out; receives the returned ones. */
  readonly seen?: Set<Json>;
  /** Whether a schema comes before its parts (the default) or after them. */
  readonly order?: 'outer-first' | 'inner-first';
}

/**
 * Returns a schema together with the schemas that apply to the same value: the targets of `$ref`,
 * the parts of `allOf` and the possible subschemas. Each occurs once, because schemas may be
 * recursive.
 */
export function appliedSchemas(
  schema: Json | undefined,
  defs: Defs,
  options: TraversalOptions = {},
): readonly JsonObject[] {
  const found: JsonObject[] = [];
  visitApplied(schema, defs, options, (one) => {
    if (isJsonObject(one)) found.push(one);
    return true;
  });
  return found;
}

/** How the traversal reached a schema. */
interface Reached {
  /** Name of the schema, if a reference leads to it. */
  readonly name: string | undefined;
  /** Whether an `allOf` contains it, however deep. */
  readonly isPart: boolean;
}

/**
 * Visits the schemas that `appliedSchemas` returns, and those that are not objects: `true`, `false`
 * and, for a reference without a target, undefined.
 *
 * @param visit returns false to stop
 * @returns whether no visit stopped it
 */
export function visitApplied(
  schema: Json | undefined,
  defs: Defs,
  { possible, seen = new Set(), order = 'outer-first' }: TraversalOptions,
  visit: (schema: Json | undefined, reached: Reached) => boolean,
): boolean {
  const visitAll = (one: Json | undefined, reached: Reached): boolean => {
    if (!isJsonObject(one)) return visit(one, reached);
    if (seen.has(one)) return true;
    seen.add(one);
    const { isPart } = reached;
    return (
      (order === 'inner-first' || visit(one, reached)) &&
      (one.$ref === undefined ||
        visitAll(referencedDef(one, defs), { name: schemaName(one), isPart })) &&
      asJsonList(one.allOf).every((part) => visitAll(part, { name: undefined, isPart: true })) &&
      (possible?.(one) ?? []).every((part) => visitAll(part, { name: undefined, isPart })) &&
      (order === 'outer-first' || visit(one, reached))
    );
  };
  return visitAll(schema, { name: undefined, isPart: false });
}
