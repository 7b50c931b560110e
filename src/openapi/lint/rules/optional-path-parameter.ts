import { pointerTo } from '../../pointer.js';
import { isInPath, parameterHolders, pathPlaceholders } from '../path-parameters.js';
import { defineRule } from '../rule.js';

export const optionalPathParameter = defineRule({
  id: 'openapi/optional-path-parameter',
  form: 'current',
  check(description, report) {
    for (const { path, parameters } of parameterHolders(description)) {
      for (const { name, pointer, required } of parameters.filter(isInPath)) {
        if (required || !pathPlaceholders(path).includes(name)) continue;
        report(pointerTo(pointer, 'required'), { name }, { at: pointer });
      }
    }
  },
});
