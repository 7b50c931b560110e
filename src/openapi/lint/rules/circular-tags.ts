import { asList, asObject } from '../../../json-schema/json.js';
import { asText } from '../../json.js';
import { pointerTo } from '../../pointer.js';
import { declaredParents, tagCycle } from '../../tag-parents.js';
import { defineRule } from '../rule.js';

/** OpenAPI 3.2.0, section 4.22. */
export const circularTags = defineRule({
  id: 'openapi/circular-tags',
  form: 'current',
  check({ document }, report) {
    const parents = declaredParents(document);
    const reported = new Set<string>();
    for (const [index, raw] of asList(document.tags).entries()) {
      const { name, parent } = asObject(raw);
      const [tag, outer] = [asText(name), asText(parent)];
      if (tag === undefined || outer === undefined || !parents.has(outer)) continue;
      const cycle = tagCycle(tag, parents);
      if (cycle === undefined || reported.has(tag)) continue;
      for (const one of cycle) reported.add(one);
      report(pointerTo('/tags', index, 'parent'), { tags: [...cycle, tag] });
    }
  },
});
