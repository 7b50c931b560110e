import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

/** Allowed styles by location (OpenAPI 3.2, section 4.12.6). */
const styles: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    path: ['simple', 'label', 'matrix'],
    query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
    header: ['simple'],
    cookie: ['form', 'cookie'],
  }),
);

export const invalidStyle = defineRule({
  id: 'openapi/invalid-style',
  form: 'original',
  check({ objects }, report) {
    for (const { kind, node, pointer, reference } of objects) {
      const { style, in: location } = node;
      if (kind !== 'parameter' || reference !== undefined) continue;
      if (typeof style !== 'string' || typeof location !== 'string') continue;
      const allowed = styles.get(location);
      if (allowed === undefined || allowed.includes(style)) continue;
      report(pointerTo(pointer, 'style'), { style, location, allowed });
    }
  },
});
