import { suggest } from '../../../diagnostics/index.js';
import type { Version } from '../../bundled-document.js';
import { pointerTo } from '../../pointer.js';
import { fieldNames, kindName, type ObjectKind } from '../../references/object-model.js';
import { correctParent } from '../misplaced-keys.js';
import { defineRule } from '../rule.js';
import { isBareExample, unknownFields } from '../unknown-fields.js';

/**
 * The validator stops at the innermost problem and, from OpenAPI 3.1 on, allows any key in a schema, where only likely
 * typos are reported.
 */
export const unknownKey = defineRule({
  id: 'openapi/unknown-key',
  form: 'original',
  check({ objects, version }, report) {
    for (const object of objects) {
      const { kind, node, pointer } = object;
      const unknown = unknownFields(object);
      if (isBareExample(object, unknown)) continue;
      for (const key of unknown) {
        if (key === '$ref') continue;
        const elsewhere = correctParent(kind, key);
        const near = elsewhere === undefined ? suggest(key, fieldNames(kind)) : undefined;
        const isMisspelt = near !== undefined && !Object.hasOwn(node, near);
        if (isOpen(kind, version) && !isMisspelt) continue;
        // Schemas may use other vocabularies, so an unknown keyword is only a warning.
        const severity = near === undefined || isOpen(kind, version) ? 'warning' : 'error';
        const hint = near === undefined ? elsewhere : `did you mean ${near}?`;
        const args = { key, within: kindName(kind) };
        report(pointerTo(pointer, key), args, { on: 'key', hint, severity });
      }
    }
  },
});

/** Whether an object may have keys that OpenAPI does not define. */
function isOpen(kind: ObjectKind, version: Version): boolean {
  return kind === 'schema' && version !== '3.0';
}
