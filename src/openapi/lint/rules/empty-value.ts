import { defineRule } from '../rule.js';
import { misshapenValues } from '../structure.js';

/** An empty key is equivalent to a missing one. */
export const emptyValue = defineRule({
  id: 'openapi/empty-value',
  form: 'written',
  check(description, report) {
    for (const { pointer, name, value } of misshapenValues(description)) {
      if (value === null) report(pointer, { key: name }, { on: 'key' });
    }
  },
});
