import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

/**
 * Reports `allowEmptyValue` on parameters outside of queries. In Swagger, such a parameter matches
 * no parameter schema, and the validator reports a misleading one.
 */
export function checkEmptyValues(
  { objects, locator, version }: Description,
  report: ReportFinding,
): void {
  const places = version === '2.0' ? ['query', 'formData'] : ['query'];
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'parameter' && kind !== 'swaggerParameter') continue;
    const { in: where, allowEmptyValue } = node;
    if (allowEmptyValue === undefined || typeof where !== 'string' || places.includes(where)) {
      continue;
    }
    const key = 'allowEmptyValue';
    const at = pointerTo(pointer, key);
    const problem = `is only for parameters in ${places.join(' or ')}, not in ${where}`;
    const circumstances = { place: locator.locate(at, 'key'), severity: 'warning' as const };
    report(at, diagnose('openapi/invalid-value', { key, problem }, circumstances));
  }
}
