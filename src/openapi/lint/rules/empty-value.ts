import { defineRule } from '../rule.js';

/** An empty key is equivalent to a missing one. */
export const emptyValue = defineRule({
  id: 'openapi/empty-value',
  form: 'original',
  check({ structureMismatches }, report) {
    for (const { pointer, name, value } of structureMismatches) {
      if (value === null) report(pointer, { key: name }, { on: 'key' });
    }
  },
});
