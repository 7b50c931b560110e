import { didYouMean } from '../../../diagnostics/index.js';
import { asList, asObject, type RawObject } from '../../../json-schema/json.js';
import { asText } from '../../json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

/** Keywords whose subschemas see only part of the properties. */
const parts = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas']);

export const unknownRequiredProperty = defineRule({
  id: 'openapi/unknown-required-property',
  form: 'current',
  check({ objects }, report) {
    for (const { kind, node, pointer, field, reference } of objects) {
      if (kind !== 'schema' || reference !== undefined || parts.has(field)) continue;
      const properties = Object.keys(asObject(node.properties));
      if (properties.length === 0 || hasOtherProperties(node)) continue;
      for (const [index, value] of asList(node.required).entries()) {
        const name = asText(value);
        if (name === undefined || properties.includes(name)) continue;
        const hint = didYouMean(name, properties);
        report(pointerTo(pointer, 'required', index), { name }, { hint });
      }
    }
  },
});

/** Whether a schema describes properties beside its own. */
function hasOtherProperties(node: RawObject): boolean {
  return (
    Object.keys(node).some((key) => parts.has(key)) ||
    node.patternProperties !== undefined ||
    typeof node.additionalProperties === 'object'
  );
}
