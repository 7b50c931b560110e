import { misfits } from '../examples.js';
import { defineRule } from '../rule.js';

export const invalidExample = defineRule({
  id: 'openapi/invalid-example',
  form: 'current',
  check(description, report) {
    for (const { pointer, subject, problem, hint } of misfits(description, 'example')) {
      report(pointer, { subject, problem }, { hint });
    }
  },
});
