import type { RawObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import type { ObjectKind } from '../../references/object-model.js';
import { defineRule } from '../rule.js';
import { isSwaggerValue } from '../swagger-value.js';

export const arrayWithoutItems = defineRule({
  id: 'openapi/array-without-items',
  form: 'original',
  check({ objects, version }, report) {
    const needsItems = (kind: ObjectKind, node: RawObject): boolean =>
      isSwaggerValue(kind, node) || (version === '3.0' && kind === 'schema');
    for (const { kind, node, pointer, reference } of objects) {
      if (reference !== undefined || !needsItems(kind, node)) continue;
      if (node.type !== 'array' || node.items !== undefined) continue;
      report(pointerTo(pointer, 'type'), undefined);
    }
  },
});
