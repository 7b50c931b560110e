import type { Schema, SchemaView } from '../../model/index.js';
import { isAnything } from './schema-inside.js';

/** What is said of fields that a schema does not describe, unless a schema of its own says it. */
export function othersOf({ additional, unevaluated }: Schema): SchemaView['others'] {
  if (additional === 'closed') return 'none';
  if (typeof additional === 'object' && isAnything(additional)) return 'any';
  if (unevaluated === 'closed') return 'none-unevaluated';
  return typeof unevaluated === 'object' && isAnything(unevaluated) ? 'any' : undefined;
}
