import { asObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const invalidStatus = defineRule({
  id: 'openapi/invalid-status',
  form: 'current',
  check({ objects }, report) {
    for (const { kind, node, pointer } of objects) {
      if (kind !== 'operation') continue;
      for (const status of Object.keys(asObject(node.responses))) {
        if (/^(?:[1-5](?:\d\d|XX)|default|x-.*)$/.test(status)) continue;
        report(pointerTo(pointer, 'responses', status), { status }, { on: 'key' });
      }
    }
  },
});
