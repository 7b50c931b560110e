import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { isObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

const usual: ReadonlyMap<string, string> = new Map(
  Object.entries({
    json: 'application/json',
    xml: 'application/xml',
    csv: 'text/csv',
    html: 'text/html',
    text: 'text/plain',
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
    pdf: 'application/pdf',
  }),
);

/** A media type (RFC 6838, section 4.2) or media range, with optional parameters. */
const mediaType = /^(?:[\w!#$&^.+-]+|\*)\/(?:[\w!#$&^.+*-]+)\s*(?:;.*)?$/;

const holders: ReadonlySet<string> = new Set(['header', 'parameter', 'requestBody', 'response']);

/** Checks that the keys of `content` are media types, because clients never request `json`. */
export function checkMediaTypes({ objects, locator }: Description, report: ReportFinding): void {
  for (const { kind, node, pointer, reference } of objects) {
    if (!holders.has(kind) || reference !== undefined || !isObject(node.content)) continue;
    for (const name of Object.keys(node.content)) {
      if (mediaType.test(name) || name.startsWith('x-')) continue;
      const at = pointerTo(pointer, 'content', name);
      const meant = usual.get(name.toLowerCase());
      const hint = meant === undefined ? undefined : `write ${meant}`;
      const place = locator.locate(at, 'key');
      report(at, diagnose('openapi/invalid-media-type', { name }, { place, hint }));
    }
  }
}
