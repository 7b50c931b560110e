import * as z from 'zod';
import { isPathOrUrl } from '../../url/web-url.js';

const expected = 'expected a URL such as https://docs.example.com';

/** An absolute URL. `abort` skips further checks of an invalid one. */
export const url = z.url({ protocol: /^https?$/, error: expected, abort: true });

/** Origin of a site, without a path. */
export const origin = url.refine((text) => {
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}, 'expected protocol and host only, as in https://docs.example.com; put the path into baseUrl');

/** A path of this site, or a URL. */
export const pathOrUrl = z.string().refine(isPathOrUrl, 'this is not a valid URL');

/** Suggests the protocol for a URL without one: "did you mean …?". */
export function urlHint(written: unknown): string | undefined {
  if (typeof written !== 'string' || !/^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(written))
    return undefined;
  return `did you mean https://${written}?`;
}
