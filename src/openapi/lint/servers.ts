import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asList, asObject, asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

/**
 * Checks that server URL placeholders match the declared variables, and checks the defaults of
 * variables.
 */
export function checkServers(
  { objects, locator, version }: Description,
  report: ReportFinding,
): void {
  // Swagger has no server variables.
  if (version === '2.0') return;
  for (const { kind, node, pointer } of objects) {
    const url = kind === 'server' ? asText(node.url) : undefined;
    if (url === undefined) continue;
    const variables = asObject(node.variables);
    const used = new Set([...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
    const declared = Object.keys(variables).filter((name) => !name.startsWith('x-'));
    for (const name of used) {
      if (declared.includes(name)) continue;
      const at = pointerTo(pointer, 'url');
      const hint = didYouMean(
        name,
        declared.filter((one) => !used.has(one)),
      );
      const place = locator.locate(at);
      report(at, diagnose('openapi/undeclared-server-variable', { name, url }, { place, hint }));
    }
    for (const name of declared) {
      const at = pointerTo(pointer, 'variables', name);
      if (!used.has(name)) {
        const hint = didYouMean(
          name,
          [...used].filter((one) => !declared.includes(one)),
        );
        const place = locator.locate(at, 'key');
        report(at, diagnose('openapi/unused-server-variable', { name, url }, { place, hint }));
      }
      const variable = asObject(variables[name]);
      const values = asList(variable.enum).map(asText);
      const start = asText(variable.default);
      if (values.length === 0 || start === undefined || values.includes(start)) continue;
      const spot = pointerTo(at, 'default');
      const hint = didYouMean(
        start,
        values.filter((one) => one !== undefined),
      );
      const how = { place: locator.locate(spot), hint };
      report(spot, diagnose('openapi/default-not-in-enum', { value: JSON.stringify(start) }, how));
    }
  }
}
