import { didYouMean } from '../../../diagnostics/index.js';
import { isInPath, parameterHolders, pathPlaceholders } from '../path-parameters.js';
import { defineRule } from '../rule.js';

export const unusedPathParameter = defineRule({
  id: 'openapi/unused-path-parameter',
  form: 'current',
  check(description, report) {
    for (const { path, parameters } of parameterHolders(description)) {
      const placeholders = pathPlaceholders(path);
      for (const { name, pointer } of parameters.filter(isInPath)) {
        if (placeholders.includes(name)) continue;
        report(pointer, { name, path }, { hint: didYouMean(name, placeholders) });
      }
    }
  },
});
