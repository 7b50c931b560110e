import * as z from 'zod';
import { imageAddress, pathOrUrl } from './url.js';

const author = z
  .strictObject({
    name: z.string().min(1),
    title: z.string().optional(),
    url: pathOrUrl.optional(),
    image_url: imageAddress.optional(),
    imageURL: imageAddress.optional(),
    email: z.email().optional(),
    description: z.string().optional(),
    /** User names or URLs, by social network. */
    socials: z.record(z.string(), pathOrUrl.min(1)).optional(),
    page: z.union([z.boolean(), z.strictObject({ permalink: z.string().min(1) })]).optional(),
  })
  // Docusaurus accepts two names for the avatar.
  .transform(({ imageURL, ...rest }) => ({ ...rest, image_url: rest.image_url ?? imageURL }));

/** `authors.yml` next to the posts. */
export const authorsSchema = z.record(z.string(), author);

export type AuthorConfig = z.output<typeof author>;
