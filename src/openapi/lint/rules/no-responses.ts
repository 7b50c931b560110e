import { isObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const noResponses = defineRule({
  id: 'openapi/no-responses',
  form: 'current',
  check({ objects }, report) {
    for (const { kind, node, pointer } of objects) {
      if (kind !== 'operation' || !isObject(node.responses)) continue;
      if (Object.keys(node.responses).length > 0) continue;
      report(pointerTo(pointer, 'responses'), undefined, { on: 'key' });
    }
  },
});
