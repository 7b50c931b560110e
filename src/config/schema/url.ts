import * as z from 'zod';
import { isPathOrUrl } from '../../url/web-url.js';

const expected = 'expected a URL such as https://docs.example.com';

/** An absolute URL. What else is demanded of it is only checked where it is one. */
export const url = z.url({ protocol: /^https?$/, error: expected, abort: true });

/** The URL of a site as a whole. */
export const origin = url.refine((text) => {
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}, 'expected protocol and host only, as in https://docs.example.com; put the path into baseUrl');

/** A path of this site, or a URL. */
export const pathOrUrl = z.string().refine(isPathOrUrl, 'this is not a valid URL');

/** "did you mean …?" for what would be a URL with a protocol. */
export function urlHint(written: unknown): string | undefined {
  if (typeof written !== 'string' || !/^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(written))
    return undefined;
  return `did you mean https://${written}?`;
}
