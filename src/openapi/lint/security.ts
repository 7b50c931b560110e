import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asList, asObject } from '../json.js';
import { schemeName } from '../normalize/security.js';
import { pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

/** Checks that each security requirement names a scheme of `components.securitySchemes`. */
export function checkSecurity(
  { document, objects, locator, version }: Description,
  report: ReportFinding,
): void {
  const declared = asObject(asObject(document.components).securitySchemes);
  const schemes = Object.keys(declared);
  const told = new Set<string>();
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'operation' && kind !== 'description') continue;
    for (const [index, requirement] of asList(node.security).entries()) {
      for (const [scheme, wanted] of Object.entries(asObject(requirement))) {
        const name = version === '3.2' ? schemeName(scheme) : scheme;
        if (schemes.includes(name)) {
          const scopes = schemeScopes(declared[name]);
          for (const [position, scope] of scopes.length === 0 ? [] : asList(wanted).entries()) {
            const key = `${name} ${String(scope)}`;
            if (typeof scope !== 'string' || scopes.includes(scope) || told.has(key)) continue;
            // Reports each missing scope once, because one declaration fixes all operations.
            told.add(key);
            const at = pointerTo(pointer, 'security', index, scheme, position);
            const how = { place: locator.locate(at), hint: didYouMean(scope, scopes) };
            report(at, diagnose('openapi/unknown-scope', { scope, scheme }, how));
          }
          continue;
        }
        const at = pointerTo(pointer, 'security', index, scheme);
        const hint = didYouMean(scheme, schemes);
        const place = locator.locate(at, 'key');
        report(at, diagnose('openapi/unknown-security-scheme', { scheme }, { place, hint }));
      }
    }
  }
}

/** The scopes of an OAuth 2 scheme; empty for other schemes. */
function schemeScopes(scheme: unknown): readonly string[] {
  const { type, flows } = asObject(scheme);
  if (type !== 'oauth2') return [];
  return Object.values(asObject(flows)).flatMap((flow) =>
    Object.keys(asObject(asObject(flow).scopes)),
  );
}
