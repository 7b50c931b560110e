import type { Perspective } from '../direction.js';
import type { Json } from '../json.js';
import { type Defs, referencedDef } from '../references.js';
import { absentNamesIn } from './absent-names.js';
import { checkSchema, type ValidationContext } from './check-schema.js';
import { rootPosition } from './violation.js';

const noNames: ReadonlySet<string> = new Set();

/**
 * Creates a test whether a value matches a schema. A reference without a target matches every
 * value.
 *
 * @param onCheck called for each schema that is compared with a value
 */
export function createMatcher(
  defs: Defs,
  perspective: Perspective,
  onCheck: () => void,
): (value: Json, schema: Json) => boolean {
  const context: ValidationContext = {
    target: (schema) => {
      onCheck();
      return referencedDef(schema, defs);
    },
    absentNames: perspective === 'both' ? () => noNames : absentNamesIn(perspective, defs),
  };
  return (value, schema) =>
    checkSchema(value, schema, rootPosition, { ...context, known: new Map() }).length === 0;
}
