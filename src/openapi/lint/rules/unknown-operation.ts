import { didYouMean } from '../../../diagnostics/index.js';
import { asText } from '../../json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const unknownOperation = defineRule({
  id: 'openapi/unknown-operation',
  form: 'current',
  check({ objects }, report) {
    const operations = objects.filter(({ kind }) => kind === 'operation');
    const ids = new Set(operations.map(({ node }) => asText(node.operationId)));
    for (const { kind, node, pointer, reference } of objects) {
      const { operationId } = node;
      if (kind !== 'link' || reference !== undefined || typeof operationId !== 'string') continue;
      if (ids.has(operationId)) continue;
      const known = [...ids].filter((id) => id !== undefined);
      const hint = didYouMean(operationId, known);
      report(pointerTo(pointer, 'operationId'), { operationId }, { hint });
    }
  },
});
