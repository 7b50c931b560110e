import { valueViolations } from '../examples.js';
import { defineRule } from '../rule.js';

export const invalidExample = defineRule({
  id: 'openapi/invalid-example',
  form: 'current',
  check(description, report) {
    for (const { pointer, subject, problem, hint } of valueViolations(description, 'example')) {
      report(pointer, { subject, problem }, { hint });
    }
  },
});
