import { asObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { kindField } from '../../references/object-model.js';
import { defineRule } from '../rule.js';

export const misplacedOperation = defineRule({
  id: 'openapi/misplaced-operation',
  form: 'current',
  check({ objects }, report) {
    for (const { kind, node, pointer } of objects) {
      if (kind !== 'pathItem') continue;
      for (const method of Object.keys(asObject(node.additionalOperations))) {
        const field = method.toLowerCase();
        if (kindField('pathItem', field) !== 'operation') continue;
        const at = pointerTo(pointer, 'additionalOperations', method);
        report(at, { method, field }, { on: 'key' });
      }
    }
  },
});
