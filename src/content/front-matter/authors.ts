import * as z from 'zod';
import { unsafeScheme } from '../../url/unsafe-url.js';
import { isPathOrUrl } from '../../url/web-url.js';
import type { FrontMatterAuthor } from '../doc.js';

/** As for other texts of front matter, YAML may read a name as a number: `name: 6543`. */
const authorName = z.union([z.string().min(1), z.number()]);

const author = z.strictObject({
  key: z.string().min(1).optional(),
  name: authorName.optional(),
  title: z.string().optional(),
  url: z.string().optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  email: z.string().optional(),
});

const authorOrKey = z.union([z.string().min(1), author]);

type Written = z.input<typeof authorOrKey>;

/**
 * Schema of a post's authors: one or several, each a key of the authors' file or a mapping. A custom check replaces
 * a Zod union, whose errors only say that no member matches.
 */
export const authors = z
  .custom<Written | readonly Written[]>((value) => valueProblem(value) === undefined, {
    error: ({ input }) => valueProblem(input) ?? '',
  })
  .transform((value) => [value].flat().map(normal));

function valueProblem(value: unknown): string | undefined {
  const written: readonly unknown[] = Array.isArray(value) ? value : [value];
  return written.map(problemOfOne).find((problem) => problem !== undefined);
}

function problemOfOne(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return undefined;
  const { data, error } = author.safeParse(value);
  const [wrong] = [data?.url, data?.image_url, data?.imageURL].filter(
    (url) => url !== undefined && !isPathOrUrl(url),
  );
  if (wrong !== undefined) return `${wrong} is not a valid URL`;
  const scheme = data?.url === undefined ? undefined : unsafeScheme(data.url);
  if (scheme !== undefined) return `the url of an author cannot have the scheme ${scheme}`;
  if (data?.key !== undefined || data?.name !== undefined) return undefined;
  if (data) return 'an author needs a `name`, or the `key` of one in the authors’ file';
  const issue = error?.issues[0];
  if (issue?.code !== 'unrecognized_keys') {
    return 'expected names from the authors’ file, or mappings with a `name`';
  }
  const known = Object.keys(author.shape).join(', ');
  return `an author has no key ${issue.keys.join(', ')}; known are ${known}`;
}

/** Docusaurus accepts two spellings of the avatar's key. */
function normal(written: Written): string | FrontMatterAuthor {
  if (typeof written === 'string') return written;
  const { imageURL, name, ...author } = written;
  return {
    ...author,
    ...(name !== undefined && { name: String(name) }),
    image_url: author.image_url ?? imageURL,
  };
}
