import type { ObjectKind } from '../references/object-model.js';

const kinds: ReadonlySet<ObjectKind> = new Set([
  'schema',
  'swaggerSchema',
  'swaggerParameter',
  'swaggerItems',
  'swaggerHeader',
]);

/**
 * Whether an object may have JSON Schema keywords; in Swagger 2.0, parameters and headers may as
 * well.
 */
export function describesValues(kind: ObjectKind): boolean {
  return kinds.has(kind);
}
