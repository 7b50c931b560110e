import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asObject, isObject, titleOf } from '../json.js';
import { pointerTo } from '../pointer.js';
import { kindField } from '../references/object-model.js';
import type { ReportFinding } from './finding.js';

/** Checks paths, operation ids and the keys of responses. */
export function checkOperations(
  { document, objects, locator }: Description,
  report: ReportFinding,
): void {
  for (const path of Object.keys(asObject(document.paths))) {
    if (path.startsWith('/') || path.startsWith('x-')) continue;
    const pointer = pointerTo('/paths', path);
    const place = locator.locate(pointer, 'key');
    report(pointer, diagnose('openapi/invalid-path', { path }, { place }));
  }
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'pathItem') continue;
    for (const method of Object.keys(asObject(node.additionalOperations))) {
      const field = method.toLowerCase();
      if (kindField('pathItem', field) !== 'operation') continue;
      const at = pointerTo(pointer, 'additionalOperations', method);
      const problem = `is no additional operation: the path has a field ${field}`;
      const how = { place: locator.locate(at, 'key'), severity: 'warning' as const };
      report(at, diagnose('openapi/invalid-value', { key: method, problem }, how));
    }
  }
  const ids = new Map<string, string>();
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'operation') continue;
    const operationId = titleOf(node.operationId);
    if (operationId !== undefined) {
      const at = pointerTo(pointer, 'operationId');
      const first = ids.get(operationId);
      if (first === undefined) {
        ids.set(operationId, at);
      } else {
        const related = [{ message: 'it is used here first', place: locator.locate(first) }];
        const circumstances = { place: locator.locate(at), related };
        report(at, diagnose('openapi/duplicate-operation-id', { operationId }, circumstances));
      }
    }
    const responses = pointerTo(pointer, 'responses');
    if (isObject(node.responses) && Object.keys(node.responses).length === 0) {
      const place = locator.locate(responses, 'key');
      report(responses, diagnose('openapi/no-responses', undefined, { place }));
    }
    for (const status of Object.keys(asObject(node.responses))) {
      if (/^(?:[1-5](?:\d\d|XX)|default|x-.*)$/.test(status)) continue;
      const at = pointerTo(responses, status);
      const place = locator.locate(at, 'key');
      report(at, diagnose('openapi/invalid-status', { status }, { place }));
    }
  }
}
