import { asObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const samePath = defineRule({
  id: 'openapi/same-path',
  form: 'current',
  check({ document, locator }, report) {
    const paths = new Map<string, string>();
    for (const path of Object.keys(asObject(document.paths))) {
      if (!path.startsWith('/')) continue;
      const unnamed = path.replace(/\{[^{}]*\}/g, '{}');
      const same = paths.get(unnamed);
      if (same === undefined) {
        paths.set(unnamed, path);
        continue;
      }
      const place = locator.locate(pointerTo('/paths', same), 'key');
      const related = [{ message: 'it is first used here', place }];
      report(pointerTo('/paths', path), { path, same }, { on: 'key', related });
    }
  },
});
