import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';
import { isBareExample, unknownFields } from '../unknown-fields.js';

export const invalidReference = defineRule({
  id: 'openapi/invalid-reference',
  form: 'original',
  check({ objects }, report) {
    for (const object of objects) {
      const unknown = unknownFields(object);
      if (!unknown.includes('$ref') || isBareExample(object, unknown)) continue;
      report(pointerTo(object.pointer, '$ref'), undefined);
    }
  },
});
