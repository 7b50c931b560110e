import type { RawObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const nullable = defineRule({
  id: 'openapi/nullable',
  form: 'original',
  check({ objects, version }, report) {
    if (version < '3.1') return;
    for (const { kind, node, pointer } of objects) {
      if (kind !== 'schema' || node.nullable === undefined) continue;
      report(pointerTo(pointer, 'nullable'), { version }, { on: 'key', hint: hintFor(node) });
    }
  },
});

function hintFor({ type, nullable }: RawObject): string {
  if (nullable !== true) return 'leave it out: null is allowed only where a type says so';
  const types: readonly unknown[] = type === undefined ? [] : [type].flat();
  return types.length > 0 && types.every((one) => typeof one === 'string')
    ? `write \`type: [${[...types, "'null'"].join(', ')}]\``
    : "write `anyOf` with the schema and `type: 'null'`";
}
