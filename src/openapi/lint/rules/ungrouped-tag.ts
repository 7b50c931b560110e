import { defineRule } from '../rule.js';
import { groupedTags, knownTags } from '../tags.js';

export const ungroupedTag = defineRule({
  id: 'openapi/ungrouped-tag',
  form: 'current',
  check(description, report) {
    if (description.document['x-tagGroups'] === undefined) return;
    const grouped = new Set(groupedTags(description).map(({ tag }) => tag));
    for (const [tag, pointer] of knownTags(description)) {
      if (!grouped.has(tag)) report(pointer, { tag });
    }
  },
});
