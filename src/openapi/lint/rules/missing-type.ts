import { isObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import type { ObjectKind } from '../../references/object-model.js';
import { defineRule } from '../rule.js';
import { isSwaggerValue } from '../swagger-value.js';

const names: Partial<Record<ObjectKind, string>> = {
  swaggerParameter: 'A parameter',
  swaggerHeader: 'A header',
  swaggerItems: 'items',
};

/** The validator only reports that the whole parameter is invalid. */
export const missingType = defineRule({
  id: 'openapi/missing-type',
  form: 'original',
  check({ objects }, report) {
    for (const { kind, node, pointer, reference } of objects) {
      if (!isSwaggerValue(kind, node) || reference !== undefined) continue;
      if (node.type !== undefined) continue;
      const args = { within: names[kind] ?? '', hasSchema: isObject(node.schema) };
      report(pointerTo(pointer, 'type'), args, { at: pointer, on: 'key' });
    }
  },
});
