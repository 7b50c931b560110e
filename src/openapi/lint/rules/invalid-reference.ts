import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';
import { isBareExample, unknownKeys } from '../unknown-keys.js';

export const invalidReference = defineRule({
  id: 'openapi/invalid-reference',
  form: 'written',
  check({ objects }, report) {
    for (const object of objects) {
      const unknown = unknownKeys(object);
      if (!unknown.includes('$ref') || isBareExample(object, unknown)) continue;
      report(pointerTo(object.pointer, '$ref'), undefined);
    }
  },
});
