import { didYouMean } from '../../../diagnostics/index.js';
import { defineRule } from '../rule.js';
import { declaredSchemes, requiredSchemes } from '../security.js';

export const unknownSecurityScheme = defineRule({
  id: 'openapi/unknown-security-scheme',
  form: 'current',
  check(description, report) {
    const known = Object.keys(declaredSchemes(description));
    for (const { scheme, name, pointer } of requiredSchemes(description)) {
      if (known.includes(name)) continue;
      report(pointer, { scheme }, { on: 'key', hint: didYouMean(scheme, known) });
    }
  },
});
