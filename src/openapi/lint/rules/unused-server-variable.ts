import { didYouMean } from '../../../diagnostics/index.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';
import { describedServers } from '../servers.js';

export const unusedServerVariable = defineRule({
  id: 'openapi/unused-server-variable',
  form: 'current',
  check(description, report) {
    for (const { pointer, url, placeholders, declared } of describedServers(description)) {
      const undeclared = placeholders.filter((name) => !declared.includes(name));
      for (const name of declared) {
        if (placeholders.includes(name)) continue;
        const at = pointerTo(pointer, 'variables', name);
        report(at, { name, url }, { on: 'key', hint: didYouMean(name, undeclared) });
      }
    }
  },
});
