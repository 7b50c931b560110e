import { defineRule } from '../rule.js';
import { misshapenValues } from '../structure.js';

export const wrongType = defineRule({
  id: 'openapi/wrong-type',
  form: 'written',
  check(description, report) {
    for (const { pointer, name, value, wanted, ...misshapen } of misshapenValues(description)) {
      if (value === null || misshapen.isTuple) continue;
      const severity = misshapen.isMinor ? 'warning' : undefined;
      report(pointer, { key: name, wanted }, { on: 'key', severity });
    }
  },
});
