import { asJsonList, isJsonObject, type Json, type JsonObject } from './json.js';
import { type Defs, referencedDef } from './references.js';

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

interface AppliedOptions {
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
  { possible = () => [], seen = new Set(), order = 'outer-first' }: AppliedOptions = {},
): readonly JsonObject[] {
  const found: JsonObject[] = [];
  const visit = (one: Json | undefined): void => {
    if (!isJsonObject(one) || seen.has(one)) return;
    seen.add(one);
    if (order === 'outer-first') found.push(one);
    visit(referencedDef(one, defs));
    for (const part of asJsonList(one.allOf)) visit(part);
    for (const part of possible(one)) visit(part);
    if (order === 'inner-first') found.push(one);
  };
  visit(schema);
  return found;
}
