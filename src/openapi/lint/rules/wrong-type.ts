import { defineRule } from '../rule.js';

export const wrongType = defineRule({
  id: 'openapi/wrong-type',
  form: 'original',
  check({ structureMismatches }, report) {
    for (const { pointer, name, value, wanted, ...found } of structureMismatches) {
      if (value === null || found.isTuple) continue;
      const severity = found.isMinor ? 'warning' : undefined;
      report(pointer, { key: name, wanted }, { on: 'key', severity });
    }
  },
});
