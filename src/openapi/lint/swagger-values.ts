import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { isObject, type JsonObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Kind } from '../references/object-model.js';
import type { ReportFinding } from './finding.js';

const single = ['string', 'number', 'integer', 'boolean', 'array'];
/** Types that are only allowed in a schema; other checks report unknown types. */
const structured = ['object', 'null', 'file'];

const names: Partial<Record<Kind, string>> = {
  swaggerParameter: 'A parameter',
  swaggerHeader: 'A header',
  swaggerItems: 'items',
};

/**
 * Checks that parameters, headers and items of Swagger 2.0 declare a type. The validator only
 * reports that the whole parameter is invalid.
 */
export function checkSwaggerValues({ objects, locator }: Description, report: ReportFinding): void {
  for (const { kind, node, pointer, reference } of objects) {
    if (!isValue(kind, node) || reference !== undefined) continue;
    const { type, items, schema } = node;
    if (type === undefined) {
      const at = pointerTo(pointer, 'type');
      const within = names[kind] ?? '';
      const isLater = isObject(schema);
      const hint = isLater
        ? 'Swagger 2.0 has `schema` in bodies only: write its type here'
        : undefined;
      const how = { place: locator.locate(pointer, 'key'), hint };
      report(at, diagnose('openapi/missing-field', { field: 'type', within }, how));
      continue;
    }
    const allowed = isForm(node) ? [...single, 'file'] : single;
    const at = pointerTo(pointer, 'type');
    if (typeof type === 'string' && structured.includes(type) && !allowed.includes(type)) {
      const problem = `is ${type}, but must be one of ${allowed.join(', ')}`;
      const how = { place: locator.locate(at), severity: 'warning' as const };
      report(at, diagnose('openapi/invalid-value', { key: 'type', problem }, how));
    }
    if (type === 'array' && items === undefined) {
      report(at, diagnose('openapi/array-without-items', undefined, { place: locator.locate(at) }));
    }
  }
}

function isValue(kind: Kind, node: JsonObject): boolean {
  if (kind === 'swaggerParameter') return typeof node.in === 'string' && node.in !== 'body';
  return kind === 'swaggerHeader' || kind === 'swaggerItems';
}

function isForm(node: JsonObject): boolean {
  return node.in === 'formData';
}
