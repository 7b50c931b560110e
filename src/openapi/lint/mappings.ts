import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asObject, asText } from '../json.js';
import { documentNamedSchemas } from '../normalize/reference-names.js';
import { pointerTo } from '../pointer.js';
import { looksLikeReference } from '../references/mapping.js';
import type { ReportFinding } from './finding.js';

/**
 * Checks that the schemas in discriminator mappings exist; those written as references are checked
 * with the references.
 */
export function checkMappings(
  { document, objects, locator }: Description,
  report: ReportFinding,
): void {
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
      const reference = asText(value);
      if (reference === undefined || looksLikeReference(reference)) continue;
      if (Object.hasOwn(schemas, reference)) continue;
      const hint = didYouMean(reference, Object.keys(schemas));
      const how = { place: locator.locate(at), hint, severity: 'warning' as const };
      report(at, diagnose('openapi/unresolved-reference', { reference }, how));
    }
  }
}
