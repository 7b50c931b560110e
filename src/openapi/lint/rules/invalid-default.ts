import { valueViolations } from '../examples.js';
import { defineRule } from '../rule.js';

export const invalidDefault = defineRule({
  id: 'openapi/invalid-default',
  form: 'current',
  check(description, report) {
    for (const { pointer, subject, problem, hint } of valueViolations(description, 'default')) {
      report(pointer, { subject, problem }, { hint });
    }
  },
});
