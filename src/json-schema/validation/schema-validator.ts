import type { Direction } from '../direction.js';
import type { Json, JsonObject } from '../json.js';
import { type Defs, referencedDef } from '../references.js';
import { absentNamesIn } from './absent-names.js';
import { checkSchema, type ValidationContext } from './check-schema.js';
import { rootPosition, type Violation } from './violation.js';
import { violationCauses } from './violation-causes.js';

/** Validates values against the schemas of one description (JSON Schema 2020-12). */
export class SchemaValidator {
  readonly #contexts: Readonly<Record<Direction, ValidationContext>>;

  /** @param defs the targets of references */
  constructor(readonly defs: Defs) {
    const context = (direction: Direction): ValidationContext => ({
      target: (schema) => referenceTarget(schema, defs),
      absentNames: absentNamesIn(direction, defs),
    });
    this.#contexts = { request: context('request'), response: context('response') };
  }

  /**
   * Returns the causes why a value does not match a schema.
   *
   * @returns undefined if the check is impossible: a broken reference or a value nested too deeply
   */
  violations(value: Json, schema: Json, direction: Direction): readonly Violation[] | undefined {
    try {
      const context = this.#contexts[direction];
      return violationCauses(checkSchema(value, schema, rootPosition, context));
    } catch (error) {
      if (error instanceof BrokenReference || error instanceof RangeError) return undefined;
      throw error;
    }
  }
}

class BrokenReference extends Error {}

function referenceTarget(schema: JsonObject, defs: Defs): Json | undefined {
  const { $ref } = schema;
  if ($ref === undefined) return undefined;
  const target = referencedDef(schema, defs);
  if (target === undefined) throw new BrokenReference(`${String($ref)} does not exist`);
  return target;
}
