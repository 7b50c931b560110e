import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asText, type JsonObject, nodeReference, valueAt } from '../json.js';
import { pointerKeys, pointerOfFragment, pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

/**
 * Checks that links refer to operations of the description; references to other descriptions are
 * skipped.
 */
export function checkLinks(
  { document, objects, locator }: Description,
  report: ReportFinding,
): void {
  const operations = objects.filter(({ kind }) => kind === 'operation');
  const ids = new Set(operations.map(({ node }) => asText(node.operationId)));
  for (const { kind, node, pointer, reference } of objects) {
    if (kind !== 'link' || reference !== undefined) continue;
    const { operationId, operationRef } = node;
    if (typeof operationId === 'string' && !ids.has(operationId)) {
      const at = pointerTo(pointer, 'operationId');
      const known = [...ids].filter((id) => id !== undefined);
      const how = { place: locator.locate(at), hint: didYouMean(operationId, known) };
      report(at, diagnose('openapi/unknown-operation', { operationId }, how));
    }
    if (typeof operationRef === 'string' && leadsToNothing(operationRef, document)) {
      const at = pointerTo(pointer, 'operationRef');
      const how = { place: locator.locate(at), severity: 'warning' as const };
      report(at, diagnose('openapi/unresolved-reference', { reference: operationRef }, how));
    }
  }
}

function leadsToNothing(reference: string, document: JsonObject): boolean {
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
