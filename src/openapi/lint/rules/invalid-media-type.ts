import { isObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

/** Abbreviations that authors write instead of a media type. */
const abbreviations: ReadonlyMap<string, string> = new Map(
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

/** Clients never request `json`. */
export const invalidMediaType = defineRule({
  id: 'openapi/invalid-media-type',
  form: 'original',
  check({ objects }, report) {
    for (const { kind, node, pointer, reference } of objects) {
      if (!holders.has(kind) || reference !== undefined || !isObject(node.content)) continue;
      for (const name of Object.keys(node.content)) {
        if (mediaType.test(name) || name.startsWith('x-')) continue;
        const full = abbreviations.get(name.toLowerCase());
        const hint = full === undefined ? undefined : `write ${full}`;
        report(pointerTo(pointer, 'content', name), { name }, { on: 'key', hint });
      }
    }
  },
});
