import { pointerTo } from '../../pointer.js';
import { describesValues } from '../describes-values.js';
import { defineRule } from '../rule.js';

/** Limit pairs that exclude every value if the first exceeds the second. */
const ranges = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

export const impossibleRange = defineRule({
  id: 'openapi/impossible-range',
  form: 'original',
  check({ objects }, report) {
    for (const { kind, node, pointer } of objects) {
      if (!describesValues(kind)) continue;
      for (const [lower, upper] of ranges) {
        const [least, most] = [node[lower], node[upper]];
        if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
        report(pointerTo(pointer, lower), { lower, least, upper, most });
      }
    }
  },
});
