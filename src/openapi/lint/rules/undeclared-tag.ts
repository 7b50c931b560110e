import { didYouMean } from '../../../diagnostics/index.js';
import { defineRule } from '../rule.js';
import { declaredTags, usedTags } from '../tags.js';

/** Reports each undeclared tag once, because one entry in `tags` fixes all operations. */
export const undeclaredTag = defineRule({
  id: 'openapi/undeclared-tag',
  form: 'current',
  check(description, report) {
    if (description.document.tags === undefined) return;
    const declared = declaredTags(description).filter((name) => name !== undefined);
    const pointers = new Map<string, string[]>();
    for (const { tag, pointer } of usedTags(description)) {
      if (declared.includes(tag)) continue;
      const all = pointers.get(tag) ?? [];
      all.push(pointer);
      pointers.set(tag, all);
    }
    for (const [tag, all] of pointers) {
      const [first = ''] = all;
      report(first, { tag, operations: all.length }, { hint: didYouMean(tag, declared) });
    }
  },
});
