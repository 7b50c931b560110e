import { didYouMean } from '../../../diagnostics/index.js';
import { asList, asObject } from '../../../json-schema/json.js';
import { asText } from '../../json.js';
import { pointerTo } from '../../pointer.js';
import { declaredParents } from '../../tag-parents.js';
import { defineRule } from '../rule.js';

/** OpenAPI 3.2.0, section 4.22. */
export const unknownParentTag = defineRule({
  id: 'openapi/unknown-parent-tag',
  form: 'current',
  check({ document }, report) {
    const parents = declaredParents(document);
    for (const [index, raw] of asList(document.tags).entries()) {
      const { name, parent } = asObject(raw);
      const [tag, outer] = [asText(name), asText(parent)];
      if (tag === undefined || outer === undefined || parents.has(outer)) continue;
      const hint = didYouMean(outer, parents.keys());
      report(pointerTo('/tags', index, 'parent'), { tag, parent: outer }, { hint });
    }
  },
});
