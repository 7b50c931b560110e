import { asObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const unbalancedBrace = defineRule({
  id: 'openapi/unbalanced-brace',
  form: 'current',
  check({ document }, report) {
    for (const path of Object.keys(asObject(document.paths))) {
      if (!path.startsWith('/') || !/[{}]/.test(path.replace(/\{[^{}]*\}/g, ''))) continue;
      report(pointerTo('/paths', path), { path }, { on: 'key' });
    }
  },
});
