import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { isObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

/**
 * Checks the names of components: other names need escaping in references, which tools handle
 * differently.
 */
export function checkComponentNames(
  { document: { components }, locator }: Description,
  report: ReportFinding,
): void {
  if (!isObject(components)) return;
  for (const [section, named] of Object.entries(components)) {
    if (section.startsWith('x-') || !isObject(named)) continue;
    for (const name of Object.keys(named)) {
      if (/^[\w.-]+$/.test(name)) continue;
      const at = pointerTo('/components', section, name);
      const problem = 'must consist of letters from A to Z, digits, dots, hyphens and underscores';
      const how = { place: locator.locate(at, 'key'), severity: 'warning' as const };
      report(at, diagnose('openapi/invalid-value', { key: name, problem }, how));
    }
  }
}
