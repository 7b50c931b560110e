import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { listOf, objectOf } from '../json.js';
import { schemeNameOf } from '../normal/security.js';
import { pointerTo } from '../pointer.js';
import type { Report } from './finding.js';

/** Checks that every security requirement names a scheme of `components.securitySchemes`. */
export function checkSecurity(
  { document, objects, locator, version }: Description,
  report: Report,
): void {
  const schemes = Object.keys(objectOf(objectOf(document.components).securitySchemes));
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'operation' && kind !== 'description') continue;
    for (const [index, requirement] of listOf(node.security).entries()) {
      for (const scheme of Object.keys(objectOf(requirement))) {
        if (schemes.includes(version === '3.2' ? schemeNameOf(scheme) : scheme)) continue;
        const at = pointerTo(pointer, 'security', index, scheme);
        const hint = didYouMean(scheme, schemes);
        const place = locator.locate(at, 'key');
        report(at, diagnose('openapi/unknown-security-scheme', { scheme }, { place, hint }));
      }
    }
  }
}
