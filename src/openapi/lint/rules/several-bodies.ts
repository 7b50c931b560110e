import { defineRule } from '../rule.js';
import { parametersPointer, swaggerOperations } from '../swagger-parameters.js';

/** A request has one body: one parameter in body, or those of a form. */
export const severalBodies = defineRule({
  id: 'openapi/several-bodies',
  form: 'original',
  check(description, report) {
    for (const operation of swaggerOperations(description)) {
      const bodies = operation.parameters.filter((one) => one.in === 'body');
      const hasForm = operation.parameters.some((one) => one.in === 'formData');
      if (bodies.length < (hasForm ? 1 : 2)) continue;
      report(parametersPointer(operation), { hasForm }, { on: 'key' });
    }
  },
});
