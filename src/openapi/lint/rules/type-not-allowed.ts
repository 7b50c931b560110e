import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';
import { isSwaggerValue } from '../swagger-value.js';

const simpleTypes = ['string', 'number', 'integer', 'boolean', 'array'];
/** Types that only schemas may have; another rule reports unknown types. */
const schemaTypes = ['object', 'null', 'file'];

/** The validator only reports that the whole parameter is invalid. */
export const typeNotAllowed = defineRule({
  id: 'openapi/type-not-allowed',
  form: 'original',
  check({ objects }, report) {
    for (const { kind, node, pointer, reference } of objects) {
      if (!isSwaggerValue(kind, node) || reference !== undefined) continue;
      const { type } = node;
      const allowed = node.in === 'formData' ? [...simpleTypes, 'file'] : simpleTypes;
      if (typeof type !== 'string' || !schemaTypes.includes(type) || allowed.includes(type)) {
        continue;
      }
      report(pointerTo(pointer, 'type'), { type, allowed });
    }
  },
});
