import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const querystringWithoutContent = defineRule({
  id: 'openapi/querystring-without-content',
  form: 'original',
  check({ objects }, report) {
    for (const { kind, node, pointer, reference } of objects) {
      if (kind !== 'parameter' || reference !== undefined) continue;
      if (node.in !== 'querystring' || node.content !== undefined) continue;
      report(pointerTo(pointer, 'in'), undefined);
    }
  },
});
