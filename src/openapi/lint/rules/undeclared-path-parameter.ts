import { didYouMean } from '../../../diagnostics/index.js';
import { isInPath, parameterHolders, pathPlaceholders } from '../path-parameters.js';
import { defineRule } from '../rule.js';

export const undeclaredPathParameter = defineRule({
  id: 'openapi/undeclared-path-parameter',
  form: 'current',
  check(description, report) {
    const shared = new Map<string, readonly string[]>();
    for (const { kind, path, pointer, parameters } of parameterHolders(description)) {
      const own = parameters.filter(isInPath).map(({ name }) => name);
      if (kind === 'pathItem') {
        shared.set(pointer, own);
        continue;
      }
      const inherited = shared.get(pointer.replace(/\/[^/]*$/, '')) ?? [];
      const names = new Set([...inherited, ...own]);
      const placeholders = pathPlaceholders(path);
      for (const name of placeholders) {
        if (names.has(name)) continue;
        const unused = [...names].filter((known) => !placeholders.includes(known));
        report(pointer, { name, path }, { on: 'key', hint: didYouMean(name, unused) });
      }
    }
  },
});
