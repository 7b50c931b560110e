import { defineRule } from '../rule.js';
import { misshapenValues } from '../structure.js';

export const positionalItems = defineRule({
  id: 'openapi/positional-items',
  form: 'written',
  check(description, report) {
    for (const { pointer, isTuple } of misshapenValues(description)) {
      if (isTuple) report(pointer, undefined, { on: 'key' });
    }
  },
});
