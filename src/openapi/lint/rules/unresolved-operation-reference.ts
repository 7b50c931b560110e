import type { RawObject } from '../../../json-schema/json.js';
import { nodeReference, valueAt } from '../../json.js';
import { pointerKeys, pointerOfFragment, pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

/** References to other descriptions are skipped. */
export const unresolvedOperationReference = defineRule({
  id: 'openapi/unresolved-operation-reference',
  form: 'current',
  check({ document, objects }, report) {
    for (const { kind, node, pointer, reference } of objects) {
      if (kind !== 'link' || reference !== undefined) continue;
      const { operationRef } = node;
      if (typeof operationRef !== 'string' || !leadsToNothing(operationRef, document)) continue;
      report(pointerTo(pointer, 'operationRef'), { reference: operationRef });
    }
  },
});

function leadsToNothing(reference: string, document: RawObject): boolean {
  const pointer = reference.startsWith('#') ? pointerOfFragment(reference) : undefined;
  if (pointer === undefined) return false;
  let value: unknown = document;
  for (const key of pointerKeys(pointer)) {
    value = valueAt(value, key);
    if (value === undefined) return true;
    // References on the way are not resolved.
    if (nodeReference(value) !== undefined) return false;
  }
  return false;
}
