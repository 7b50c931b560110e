import { didYouMean } from '../../../diagnostics/index.js';
import { asList } from '../../../json-schema/json.js';
import { typeNames } from '../../../json-schema/type-names.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const unknownType = defineRule({
  id: 'openapi/unknown-type',
  form: 'current',
  check({ objects, version }, report) {
    for (const { kind, node, pointer, reference } of objects) {
      if (kind !== 'schema' || reference !== undefined) continue;
      const isList = Array.isArray(node.type);
      for (const [index, type] of (isList ? asList(node.type) : [node.type]).entries()) {
        if (typeof type !== 'string' || typeNames.includes(type)) continue;
        const at = isList ? pointerTo(pointer, 'type', index) : pointerTo(pointer, 'type');
        const isFile = type === 'file' && version === '3.0';
        const file = isFile ? 'write `type: string` with `format: binary`' : undefined;
        report(at, { type }, { hint: didYouMean(type, typeNames) ?? file });
      }
    }
  },
});
