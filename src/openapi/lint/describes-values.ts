import type { Kind } from '../references/object-model.js';

const kinds: ReadonlySet<Kind> = new Set([
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
export function describesValues(kind: Kind): boolean {
  return kinds.has(kind);
}
