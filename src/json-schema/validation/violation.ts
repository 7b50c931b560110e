import type { Json } from '../json.js';

/** A mismatch between a value and its schema. */
export interface Violation {
  /** Keys from the root to the value. */
  readonly path: readonly string[];
  /** The violated keyword; `false` for a value that must be absent. */
  readonly keyword: string;
  /** The value of the keyword. */
  readonly limit: Json | undefined;
  /** The invalid value. */
  readonly value: Json | undefined;
  /** For `required` and `dependentRequired`: the names of the absent properties. */
  readonly missing?: readonly string[] | undefined;
  /** For `anyOf` and `oneOf` without a match: the violations of each alternative. */
  readonly alternatives?: readonly (readonly Violation[])[] | undefined;
}

/** The properties and items that a keyword has applied a schema to, for `unevaluated…`. */
export interface Evaluated {
  readonly names: Set<string>;
  readonly items: Set<number>;
}

/** The position of a value in a validation. */
export interface ValuePosition {
  readonly path: readonly string[];
  /** Properties that are absent in the direction of the value, so that none can be required. */
  readonly absent: ReadonlySet<string>;
  /** Schemas that are being applied to the value, to end circular references. */
  readonly applied: readonly Json[];
  /** Receives what the schema evaluates, if a schema around it asks for that. */
  readonly evaluated?: Evaluated | undefined;
}

/** Checks a value against a subschema. */
export type CheckSubschema = (
  value: Json,
  schema: Json | undefined,
  at: ValuePosition,
) => readonly Violation[];

const noNames: ReadonlySet<string> = new Set();

export const rootPosition: ValuePosition = { path: [], absent: noNames, applied: [] };

/** Returns the position of a property or item. */
export function positionBelow({ path }: ValuePosition, key: string | number): ValuePosition {
  return { ...rootPosition, path: [...path, String(key)] };
}
