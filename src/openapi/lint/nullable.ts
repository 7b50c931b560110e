import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import type { JsonObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import { kindName } from '../references/object-model.js';
import type { ReportFinding } from './finding.js';

/** Reports `nullable`, which OpenAPI 3.1 removed and validators ignore. */
export function checkNullable(
  { objects, locator, version }: Description,
  report: ReportFinding,
): void {
  if (version < '3.1') return;
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'schema' || node.nullable === undefined) continue;
    const at = pointerTo(pointer, 'nullable');
    const place = locator.locate(at, 'key');
    const args = { key: 'nullable', within: `${kindName(kind)} in OpenAPI ${version}` };
    const how = { place, hint: hintFor(node), severity: 'warning' as const };
    report(at, diagnose('openapi/unknown-key', args, how));
  }
}

function hintFor({ type, nullable }: JsonObject): string {
  if (nullable !== true) return 'leave it out: null is allowed only where a type says so';
  const types: readonly unknown[] = type === undefined ? [] : [type].flat();
  return types.length > 0 && types.every((one) => typeof one === 'string')
    ? `write \`type: [${[...types, "'null'"].join(', ')}]\``
    : "write `anyOf` with the schema and `type: 'null'`";
}
