import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

/** In Swagger, such a parameter matches no parameter schema, and the validator reports a misleading one. */
export const misplacedAllowEmptyValue = defineRule({
  id: 'openapi/misplaced-allow-empty-value',
  form: 'original',
  check({ objects, version }, report) {
    const allowed = version === '2.0' ? ['query', 'formData'] : ['query'];
    for (const { kind, node, pointer } of objects) {
      if (kind !== 'parameter' && kind !== 'swaggerParameter') continue;
      const { in: location, allowEmptyValue } = node;
      if (allowEmptyValue === undefined || typeof location !== 'string') continue;
      if (allowed.includes(location)) continue;
      const args = { location, allowed: allowed.join(' or ') };
      report(pointerTo(pointer, 'allowEmptyValue'), args, { on: 'key' });
    }
  },
});
