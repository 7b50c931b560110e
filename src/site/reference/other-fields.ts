import type { ApiSchema } from '../../openapi/api/schema.js';
import type { SchemaView } from '../page-props/schema-view.js';
import { isAnything } from './schema-parts.js';

/** Returns whether undescribed properties are allowed, unless a subschema describes them. */
export function schemaOthers({ additional, unevaluated }: ApiSchema): SchemaView['others'] {
  if (additional === 'closed') return 'none';
  if (typeof additional === 'object' && isAnything(additional)) return 'any';
  if (unevaluated === 'closed') return 'none-unevaluated';
  return typeof unevaluated === 'object' && isAnything(unevaluated) ? 'any' : undefined;
}
