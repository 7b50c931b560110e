import { titleText } from '../../json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const duplicateOperationId = defineRule({
  id: 'openapi/duplicate-operation-id',
  form: 'current',
  check({ objects, locator }, report) {
    const pointers = new Map<string, string>();
    for (const { kind, node, pointer } of objects) {
      const operationId = kind === 'operation' ? titleText(node.operationId) : undefined;
      if (operationId === undefined) continue;
      const at = pointerTo(pointer, 'operationId');
      const first = pointers.get(operationId);
      if (first === undefined) {
        pointers.set(operationId, at);
        continue;
      }
      const related = [{ message: 'it is used here first', place: locator.locate(first) }];
      report(at, { operationId }, { related });
    }
  },
});
