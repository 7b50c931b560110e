import { didYouMean } from '../../../diagnostics/index.js';
import { defineRule } from '../rule.js';
import { groupedTags, knownTags } from '../tags.js';

export const unknownTag = defineRule({
  id: 'openapi/unknown-tag',
  form: 'current',
  check(description, report) {
    const known = knownTags(description);
    for (const { tag, group, pointer } of groupedTags(description)) {
      if (known.has(tag)) continue;
      report(pointer, { tag, group }, { hint: didYouMean(tag, known.keys()) });
    }
  },
});
