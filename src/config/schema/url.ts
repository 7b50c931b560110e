import * as z from 'zod';
import { unsafeScheme } from '../../url/unsafe-url.js';
import { isPathOrUrl } from '../../url/web-url.js';

const expected = 'expected a URL such as https://docs.example.com';

/** An absolute URL. `abort` skips further checks of an invalid one. */
export const url = z.url({ protocol: /^https?$/, error: expected, abort: true });

/** A path on the host of the site, which need not belong to the site. */
export const hostPath = z.string().regex(/^\/(?![/\\])/, `${expected}, or a path such as /api/v1`);

/** Origin of a site, without a path. */
export const origin = url.refine((text) => {
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}, 'expected protocol and host only, as in https://docs.example.com; put the path into baseUrl');

/** A path of this site, or a URL, of something that a page loads or links to. */
const resource = z.string().refine(isPathOrUrl, 'this is not a valid URL');

/** The target of a link. */
export const pathOrUrl = resource.refine((text) => unsafeScheme(text) === undefined, {
  error: ({ input }) =>
    `expected an address of the web, found the scheme ${unsafeScheme(String(input))}`,
});

/** An image, which a `data:` URL may contain. */
export const imageAddress = resource.refine(
  (text) => [undefined, 'data'].includes(unsafeScheme(text)),
  'an image is a file of the static folder or of another site',
);

/** Where a script is: in the static folder, or on a host that the policy can name. */
export const scriptAddress = resource.refine(
  (text) => unsafeScheme(text) === undefined,
  'a script is a file of the static folder or of another site',
);

/** Suggests the protocol for a URL without one: "did you mean …?". */
export function urlHint(written: unknown): string | undefined {
  if (typeof written !== 'string' || !/^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(written))
    return undefined;
  return `did you mean https://${written}?`;
}
