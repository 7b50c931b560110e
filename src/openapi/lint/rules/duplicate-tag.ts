import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';
import { declaredTags } from '../tags.js';

/** Tag names are unique (OpenAPI 3.2.0, section 4.1.1). */
export const duplicateTag = defineRule({
  id: 'openapi/duplicate-tag',
  form: 'current',
  check(description, report) {
    const pointers = new Map<string, string>();
    for (const [index, tag] of declaredTags(description).entries()) {
      if (tag === undefined) continue;
      const at = pointerTo('/tags', index, 'name');
      const first = pointers.get(tag);
      if (first === undefined) {
        pointers.set(tag, at);
        continue;
      }
      const place = description.locator.locate(first);
      report(at, { tag }, { related: [{ message: 'it is declared here first', place }] });
    }
  },
});
