import { defineRule } from '../rule.js';

export const positionalItems = defineRule({
  id: 'openapi/positional-items',
  form: 'written',
  check({ misshapen }, report) {
    for (const { pointer, isTuple } of misshapen) {
      if (isTuple) report(pointer, undefined, { on: 'key' });
    }
  },
});
