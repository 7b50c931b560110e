import { parameterHolders } from '../path-parameters.js';
import { defineRule } from '../rule.js';

export const duplicateParameter = defineRule({
  id: 'openapi/duplicate-parameter',
  form: 'current',
  check(description, report) {
    for (const { parameters } of parameterHolders(description)) {
      const seen = new Set<string>();
      for (const { name, in: within, pointer } of parameters) {
        const key = `${within}:${name}`;
        if (seen.has(key)) report(pointer, { name, within });
        seen.add(key);
      }
    }
  },
});
