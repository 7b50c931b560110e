import { didYouMean } from '../../../diagnostics/index.js';
import { asList, type RawObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const defaultNotInEnum = defineRule({
  id: 'openapi/default-not-in-enum',
  form: 'current',
  check({ objects }, report) {
    for (const { kind, node, pointer, reference } of objects) {
      if (kind !== 'schema' || reference !== undefined) continue;
      if (!Array.isArray(node.enum) || node.default === undefined || isAllowed(node)) continue;
      const hint = didYouMean(String(node.default), node.enum.map(String));
      report(pointerTo(pointer, 'default'), { value: JSON.stringify(node.default) }, { hint });
    }
  },
});

function isAllowed(node: RawObject): boolean {
  if (node.default === null && node.nullable === true) return true;
  const value = JSON.stringify(node.default);
  return asList(node.enum).some((allowed) => JSON.stringify(allowed) === value);
}
