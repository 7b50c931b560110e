import * as z from 'zod';
import { unsafeScheme } from '../../url/unsafe-url.js';
import { pathOrUrl } from './url.js';

/** An address that is shown as a link. */
const linked = pathOrUrl.refine((url) => unsafeScheme(url) === undefined, {
  error: ({ input }) =>
    `expected an address of the web, found the scheme ${unsafeScheme(String(input))}`,
});

const author = z
  .strictObject({
    name: z.string().min(1),
    title: z.string().optional(),
    url: linked.optional(),
    image_url: pathOrUrl.optional(),
    imageURL: pathOrUrl.optional(),
    email: z.email().optional(),
    description: z.string().optional(),
    /** Names at social networks, or whole URLs, by network. */
    socials: z.record(z.string(), linked.min(1)).optional(),
    page: z.union([z.boolean(), z.strictObject({ permalink: z.string().min(1) })]).optional(),
  })
  // Docusaurus has two names for the picture.
  .transform(({ imageURL, ...rest }) => ({ ...rest, image_url: rest.image_url ?? imageURL }));

/** `authors.yml` beside the posts. */
export const authorsSchema = z.record(z.string(), author);

export type AuthorConfig = z.output<typeof author>;
