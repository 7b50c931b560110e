import type { RawObject } from '../../json-schema/json.js';
import type { ObjectKind } from '../references/object-model.js';

/** Whether an object of Swagger 2.0 has a type beside its other fields, as it has no schema. */
export function isSwaggerValue(kind: ObjectKind, node: RawObject): boolean {
  if (kind === 'swaggerParameter') return typeof node.in === 'string' && node.in !== 'body';
  return kind === 'swaggerHeader' || kind === 'swaggerItems';
}
