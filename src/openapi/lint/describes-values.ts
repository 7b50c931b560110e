import type { Kind } from '../references/object-model.js';

const kinds: ReadonlySet<Kind> = new Set([
  'schema',
  'swaggerSchema',
  'swaggerParameter',
  'swaggerItems',
  'swaggerHeader',
]);

/** Whether an object may have the keywords of JSON Schema, which in Swagger 2.0 parameters and headers have, too. */
export function describesValues(kind: Kind): boolean {
  return kinds.has(kind);
}
