import { diagnose, suggest } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { pointerTo } from '../pointer.js';
import { fieldNames, fieldOf, nameOf } from '../references/object-model.js';
import type { Report } from './finding.js';

/**
 * Finds misspelt fields. The validator stops at the innermost problem and, from OpenAPI 3.1 on, lets a
 * schema have any key; the ones it does report without a similar field stay its own.
 */
export function checkKeys({ objects, locator, version }: Description, report: Report): void {
  for (const { kind, node, pointer, reference } of objects) {
    if (reference !== undefined || kind === 'callback') continue;
    const names = fieldNames(kind);
    for (const key of Object.keys(node)) {
      if (key.startsWith('x-') || fieldOf(kind, key) !== undefined) continue;
      const near = suggest(key, names);
      if (near === undefined || Object.hasOwn(node, near)) continue;
      // Other vocabularies may add keywords to a schema, so there it can only be a guess.
      const severity = kind === 'schema' && version !== '3.0' ? 'warning' : 'error';
      const at = pointerTo(pointer, key);
      const place = locator.locate(at, 'key');
      const hint = `did you mean ${near}?`;
      const args = { key, within: nameOf(kind) };
      report(at, diagnose('openapi/unknown-key', args, { place, hint, severity }));
    }
  }
}
