import { didYouMean } from '../../../diagnostics/index.js';
import { asList, asObject } from '../../../json-schema/json.js';
import { asText } from '../../json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';
import { describedServers } from '../servers.js';

export const serverDefaultNotInEnum = defineRule({
  id: 'openapi/server-default-not-in-enum',
  form: 'current',
  check(description, report) {
    for (const { pointer, variables, declared } of describedServers(description)) {
      for (const name of declared) {
        const variable = asObject(variables[name]);
        const values = asList(variable.enum).map(asText);
        const value = asText(variable.default);
        if (values.length === 0 || value === undefined || values.includes(value)) continue;
        const known = values.filter((one) => one !== undefined);
        const at = pointerTo(pointer, 'variables', name, 'default');
        report(at, { name, value: JSON.stringify(value) }, { hint: didYouMean(value, known) });
      }
    }
  },
});
