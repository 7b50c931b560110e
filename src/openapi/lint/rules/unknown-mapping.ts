import { didYouMean } from '../../../diagnostics/index.js';
import { asObject } from '../../../json-schema/json.js';
import { asText } from '../../json.js';
import { documentNamedSchemas } from '../../normalize/referenced-schema-name.js';
import { pointerTo } from '../../pointer.js';
import { looksLikeReference } from '../../references/mapping.js';
import { defineRule } from '../rule.js';

/** Mappings that are written as references are checked with the references. */
export const unknownMapping = defineRule({
  id: 'openapi/unknown-mapping',
  form: 'current',
  check({ document, objects }, report) {
    const schemas = documentNamedSchemas(document);
    for (const { kind, node, pointer } of objects) {
      if (kind !== 'schema') continue;
      const { mapping, defaultMapping } = asObject(node.discriminator);
      const discriminator = pointerTo(pointer, 'discriminator');
      const targets = [
        ...Object.entries(asObject(mapping)).map(
          ([key, value]) => [pointerTo(discriminator, 'mapping', key), value] as const,
        ),
        [pointerTo(discriminator, 'defaultMapping'), defaultMapping] as const,
      ];
      for (const [at, value] of targets) {
        const schema = asText(value);
        if (schema === undefined || looksLikeReference(schema)) continue;
        if (Object.hasOwn(schemas, schema)) continue;
        report(at, { schema }, { hint: didYouMean(schema, Object.keys(schemas)) });
      }
    }
  },
});
