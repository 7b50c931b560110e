import { didYouMean } from '../../../diagnostics/index.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';
import { describedServers } from '../servers.js';

export const undeclaredServerVariable = defineRule({
  id: 'openapi/undeclared-server-variable',
  form: 'current',
  check(description, report) {
    for (const { pointer, url, placeholders, declared } of describedServers(description)) {
      const unused = declared.filter((name) => !placeholders.includes(name));
      for (const name of placeholders) {
        if (declared.includes(name)) continue;
        report(pointerTo(pointer, 'url'), { name, url }, { hint: didYouMean(name, unused) });
      }
    }
  },
});
