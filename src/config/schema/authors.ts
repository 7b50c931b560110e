import * as z from 'zod';
import { unsafeScheme } from '../../url/unsafe-url.js';
import { pathOrUrl } from './url.js';

/** A URL that is rendered as a link. */
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
    /** User names or URLs, by social network. */
    socials: z.record(z.string(), linked.min(1)).optional(),
    page: z.union([z.boolean(), z.strictObject({ permalink: z.string().min(1) })]).optional(),
  })
  // Docusaurus accepts two names for the avatar.
  .transform(({ imageURL, ...rest }) => ({ ...rest, image_url: rest.image_url ?? imageURL }));

/** `authors.yml` next to the posts. */
export const authorsSchema = z.record(z.string(), author);

export type AuthorConfig = z.output<typeof author>;
