import { asObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const invalidPath = defineRule({
  id: 'openapi/invalid-path',
  form: 'current',
  check({ document }, report) {
    for (const path of Object.keys(asObject(document.paths))) {
      if (path.startsWith('/') || path.startsWith('x-')) continue;
      report(pointerTo('/paths', path), { path }, { on: 'key' });
    }
  },
});
