import { asObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const duplicatePlaceholder = defineRule({
  id: 'openapi/duplicate-placeholder',
  form: 'current',
  check({ document }, report) {
    for (const path of Object.keys(asObject(document.paths))) {
      if (!path.startsWith('/')) continue;
      const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
      const twice = names.find((name, index) => names.indexOf(name) !== index);
      if (twice === undefined) continue;
      report(pointerTo('/paths', path), { path, name: twice }, { on: 'key' });
    }
  },
});
