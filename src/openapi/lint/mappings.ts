import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { objectOf, textOf } from '../json.js';
import { namedSchemasOf } from '../normalize/reference-names.js';
import { pointerTo } from '../pointer.js';
import { looksLikeReference } from '../references/mapping.js';
import type { Report } from './finding.js';

/** Checks that the schemas exist which discriminators name; those that they refer to are known already. */
export function checkMappings({ document, objects, locator }: Description, report: Report): void {
  const schemas = namedSchemasOf(document);
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'schema') continue;
    const { mapping, defaultMapping } = objectOf(node.discriminator);
    const discriminator = pointerTo(pointer, 'discriminator');
    const targets = [
      ...Object.entries(objectOf(mapping)).map(
        ([key, value]) => [pointerTo(discriminator, 'mapping', key), value] as const,
      ),
      [pointerTo(discriminator, 'defaultMapping'), defaultMapping] as const,
    ];
    for (const [at, value] of targets) {
      const reference = textOf(value);
      if (reference === undefined || looksLikeReference(reference)) continue;
      if (Object.hasOwn(schemas, reference)) continue;
      const hint = didYouMean(reference, Object.keys(schemas));
      const how = { place: locator.locate(at), hint, severity: 'warning' as const };
      report(at, diagnose('openapi/unresolved-reference', { reference }, how));
    }
  }
}
