import { isObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

/** Other names need escaping in references, which tools handle differently. */
export const invalidComponentName = defineRule({
  id: 'openapi/invalid-component-name',
  form: 'original',
  check({ document: { components } }, report) {
    if (!isObject(components)) return;
    for (const [section, named] of Object.entries(components)) {
      if (section.startsWith('x-') || !isObject(named)) continue;
      for (const name of Object.keys(named)) {
        if (/^[\w.-]+$/.test(name)) continue;
        report(pointerTo('/components', section, name), { name }, { on: 'key' });
      }
    }
  },
});
