import { defineRule } from '../rule.js';

export const positionalItems = defineRule({
  id: 'openapi/positional-items',
  form: 'original',
  check({ structureMismatches }, report) {
    for (const { pointer, isTuple } of structureMismatches) {
      if (isTuple) report(pointer, undefined, { on: 'key' });
    }
  },
});
