import { diagnose, suggest } from '../../diagnostics/index.js';
import type { Description, Version } from '../description.js';
import { formatName } from '../format.js';
import type { JsonObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import { knownSince } from '../references/field-versions.js';
import { fieldNames, type Kind, kindField, kindName } from '../references/object-model.js';
import type { ReportFinding } from './finding.js';
import { correctParent } from './misplaced-keys.js';

/**
 * Reports unknown fields. The validator stops at the innermost problem and, from OpenAPI 3.1 on,
 * allows any key in a schema, where only likely typos are reported.
 */
export function checkKeys({ objects, locator, version }: Description, report: ReportFinding): void {
  for (const { kind, node, pointer, reference } of objects) {
    if (reference !== undefined || kind === 'callback') continue;
    const strange = Object.keys(node).filter(
      (key) => !key.startsWith('x-') && kindField(kind, key) === undefined,
    );
    for (const key of Object.keys(node)) {
      const since = version === '2.0' ? undefined : knownSince(kind, key);
      if (since === undefined || since <= version) continue;
      const at = pointerTo(pointer, key);
      const args = { key, within: `${kindName(kind)} in ${formatName(version)}` };
      const hint = `say openapi: ${since}.0`;
      const how = { place: locator.locate(at, 'key'), hint, severity: 'warning' as const };
      report(at, diagnose('openapi/unknown-key', args, how));
    }
    if (isBareExample(kind, node, strange)) {
      const hint = 'write `value:` around what the example shows';
      const args = { field: 'value', within: kindName(kind).replace(/^a/, 'A') };
      const place = locator.locate(pointer, 'key');
      const diagnostic = diagnose('openapi/missing-field', args, { place, hint });
      for (const key of strange) report(pointerTo(pointer, key), diagnostic);
      continue;
    }
    for (const key of strange) {
      if (key === '$ref') {
        const at = pointerTo(pointer, key);
        const args = { key, problem: 'must be a text' };
        report(at, diagnose('openapi/invalid-value', args, { place: locator.locate(at) }));
        continue;
      }
      const elsewhere = correctParent(kind, key);
      const near = elsewhere === undefined ? suggest(key, fieldNames(kind)) : undefined;
      const isMisspelt = near !== undefined && !Object.hasOwn(node, near);
      if (isOpen(kind, version) && !isMisspelt) continue;
      // Schemas may use other vocabularies, so an unknown keyword is only a warning.
      const severity = near === undefined || isOpen(kind, version) ? 'warning' : 'error';
      const at = pointerTo(pointer, key);
      const place = locator.locate(at, 'key');
      const hint = near === undefined ? elsewhere : `did you mean ${near}?`;
      const args = { key, within: kindName(kind) };
      report(at, diagnose('openapi/unknown-key', args, { place, hint, severity }));
    }
  }
}

/** Whether an object may have keys that OpenAPI does not define. */
function isOpen(kind: Kind, version: Version): boolean {
  return kind === 'schema' && version !== '3.0';
}

/**
 * Whether a named example contains its value directly, which authors often write instead of
 * `value`.
 */
function isBareExample(kind: Kind, node: JsonObject, strange: readonly string[]): boolean {
  return kind === 'example' && strange.length > 0 && strange.length === Object.keys(node).length;
}
