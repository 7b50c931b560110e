import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asList, asObject, type JsonObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

/** Allowed styles by location (OpenAPI 3.2, section 4.12.6). */
const styles: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    path: ['simple', 'label', 'matrix'],
    query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
    header: ['simple'],
    cookie: ['form', 'cookie'],
  }),
);

/**
 * Checks the serialization of parameters: the styles of each location, and the rules for a query
 * string parameter.
 */
export function checkParameterForms(
  { objects, locator }: Description,
  report: ReportFinding,
): void {
  for (const { kind, node, pointer, reference } of objects) {
    const complain = (at: string, key: string, problem: string, hint?: string): void => {
      const how = { place: locator.locate(at), hint, severity: 'warning' as const };
      report(at, diagnose('openapi/invalid-value', { key, problem }, how));
    };
    if (kind === 'parameter' && reference === undefined) {
      const allowed = typeof node.in === 'string' ? styles.get(node.in) : undefined;
      const { style } = node;
      if (typeof style === 'string' && allowed !== undefined && !allowed.includes(style)) {
        const problem = `is ${style}, but in ${node.in} must be one of ${allowed.join(', ')}`;
        complain(pointerTo(pointer, 'style'), 'style', problem);
      }
      if (node.in === 'querystring' && node.content === undefined) {
        const hint = 'say `content` with one media type instead of `schema`';
        complain(pointerTo(pointer, 'in'), 'in', 'is querystring, which needs content', hint);
      }
    }
    if (kind === 'operation') {
      const [first, second] = withQuerystring(node);
      if (first === undefined || second === undefined) continue;
      const at = pointerTo(pointer, 'parameters', second);
      const problem = 'stands beside a parameter in querystring, which is the whole query';
      complain(at, `parameters[${second}]`, problem);
    }
  }
}

/**
 * Indexes of a query string parameter and of a conflicting query parameter; empty if there is no
 * conflict.
 */
function withQuerystring(operation: JsonObject): readonly number[] {
  const placed = [...asList(operation.parameters).entries()].map(
    ([index, parameter]) => [index, asObject(parameter).in] as const,
  );
  const whole = placed.find(([, where]) => where === 'querystring');
  if (whole === undefined) return [];
  const other = placed.find(
    ([index, where]) => index !== whole[0] && (where === 'query' || where === 'querystring'),
  );
  return other === undefined ? [] : [whole[0], other[0]];
}
