import { didYouMean } from '../../../diagnostics/index.js';
import { asList, asObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';
import { declaredSchemes, requiredSchemes } from '../security.js';

/** Reports each missing scope once, because one declaration fixes all operations. */
export const unknownScope = defineRule({
  id: 'openapi/unknown-scope',
  form: 'current',
  check(description, report) {
    const declared = declaredSchemes(description);
    const reported = new Set<string>();
    for (const { scheme, name, pointer, scopes } of requiredSchemes(description)) {
      const known = Object.hasOwn(declared, name) ? schemeScopes(declared[name]) : [];
      if (known.length === 0) continue;
      for (const [position, scope] of asList(scopes).entries()) {
        const key = `${name} ${String(scope)}`;
        if (typeof scope !== 'string' || known.includes(scope) || reported.has(key)) continue;
        reported.add(key);
        report(pointerTo(pointer, position), { scope, scheme }, { hint: didYouMean(scope, known) });
      }
    }
  },
});

/** The scopes of an OAuth 2 scheme; empty for other schemes. */
function schemeScopes(scheme: unknown): readonly string[] {
  const { type, flows } = asObject(scheme);
  if (type !== 'oauth2') return [];
  return Object.values(asObject(flows)).flatMap((flow) =>
    Object.keys(asObject(asObject(flow).scopes)),
  );
}
