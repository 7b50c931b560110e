import type { ApiSchema } from '../../openapi/api/schema.js';
import type { SchemaView } from '../page-props/schema-view.js';
import { isAnything } from './schema-parts.js';

/** What is said of fields that a schema does not describe, unless a schema of its own says it. */
export function schemaOthers({ additional, unevaluated }: ApiSchema): SchemaView['others'] {
  if (additional === 'closed') return 'none';
  if (typeof additional === 'object' && isAnything(additional)) return 'any';
  if (unevaluated === 'closed') return 'none-unevaluated';
  return typeof unevaluated === 'object' && isAnything(unevaluated) ? 'any' : undefined;
}
