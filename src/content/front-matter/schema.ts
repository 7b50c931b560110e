import * as z from 'zod';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { unsafeScheme } from '../../url/unsafe-url.js';
import { isPathOrUrl } from '../../url/web-url.js';
import { readBadge } from '../badge.js';
import type { FrontMatter } from '../doc.js';
import { authors } from './authors.js';

const headingLevel = z.int().min(2).max(6);

/** A list of strings; a single string counts as a list of one. */
const words = z.union([z.array(z.string()), z.string().transform((word) => [word])]);

/** In Docusaurus a tag may set its own permalink. docsgen derives a tag's URL from its label. */
const tag = z.union([z.string(), z.object({ label: z.string() }).transform(({ label }) => label)]);

const slug = z
  .string()
  .min(1)
  .refine((value) => !/[?#\\\s]/.test(value), 'must be without ?, #, \\ and spaces')
  .refine((value) => !decodeUriPart(value).includes('..'), 'must be without ..');

/** A path of this site, or a URL of the web. */
const pathOrUrl = z
  .string()
  .refine(isPathOrUrl, 'is not a valid URL')
  .refine((text) => unsafeScheme(text) === undefined, 'is not an address of the web');

const date = z.string().transform(withDashes).refine(isDate, 'must be a date such as 2026-01-31');

/** `Beta`, or `{ text: Beta, color: green }`. */
const badge = z
  .union([
    z.string().min(1),
    z.strictObject({ text: z.string().min(1), color: z.string().optional() }),
  ])
  .transform(readBadge);

/** The keys that docsgen defines. */
type OwnKeys = Omit<FrontMatter, 'own'>;

/**
 * Schema of a Markdown file's front matter. The compiler reports a key that only the schema or only
 * {@link FrontMatter} has.
 */
export const frontMatterSchema = z.object({
  id: z
    .string()
    .min(1)
    .refine((value) => !value.includes('/'), 'must be without /')
    .optional()
    .describe("Names the document instead of its file's name, in its URL and in sidebars."),
  title: z
    .string()
    .optional()
    .describe("The document's title; otherwise the `# heading` that opens the text."),
  title_meta: z
    .string()
    .optional()
    .describe('Its title in browser tabs and search results, if it differs.'),
  sidebar_label: z.string().optional().describe('A shorter title for the sidebar.'),
  sidebar_position: z.number().optional().describe('Its place among its neighbours.'),
  sidebar_class_name: z.string().optional().describe('A CSS class for its entry in the sidebar.'),
  icon: z.string().min(1).optional().describe('The icon before its entry in the sidebar.'),
  sidebar_badge: badge.optional().describe('Words beside its entry in the sidebar.'),
  slug: slug
    .optional()
    .describe('The last part of its URL, or, with a leading `/`, all that follows the docs root.'),
  description: z.string().optional().describe('One sentence for search engines and previews.'),
  keywords: words.optional().describe('Words for search engines.'),
  image: pathOrUrl.optional().describe('The image that previews show.'),
  tags: z
    .union([z.array(tag), tag.transform((label) => [label])])
    .optional()
    .describe('Words shown below the text.'),
  hide_title: z.boolean().optional().describe('Shows no title above the text.'),
  hide_table_of_contents: z.boolean().optional().describe('Shows no table of contents.'),
  toc_min_heading_level: headingLevel
    .optional()
    .describe('The first heading level of the table of contents.'),
  toc_max_heading_level: headingLevel
    .optional()
    .describe('The last heading level of the table of contents.'),
  pagination_next: z
    .string()
    .nullable()
    .optional()
    .describe('The id of the document to go on with, or null for none.'),
  pagination_prev: z
    .string()
    .nullable()
    .optional()
    .describe('The id of the document before this one, or null for none.'),
  pagination_label: z.string().optional().describe('Its name in links to it from its neighbours.'),
  custom_edit_url: pathOrUrl
    .nullable()
    .optional()
    .describe('Where the text can be edited, or null for no link.'),
  last_update: z
    .object({
      date: date.optional().describe('A date such as 2026-01-31.'),
      author: z.string().optional(),
    })
    .optional()
    .describe('Who changed the text last and when, instead of what git says.'),
  draft: z.boolean().optional().describe('Only shown while writing.'),
  unlisted: z.boolean().optional().describe('Reached by its URL only.'),
  displayed_sidebar: z
    .string()
    .nullable()
    .optional()
    .describe('The sidebar to show beside it, or null for none.'),
  redirect_from: words.optional().describe('Old URLs that lead here.'),
  date: date.optional().describe('When a post was published; otherwise the date in its name.'),
  authors: authors.optional().describe('Who wrote a post: names from `authors.yml`, or mappings.'),
  author: z.string().optional().describe('The only author of a post; `authors` can say more.'),
  author_title: z.string().optional().describe('What the author does.'),
  author_url: pathOrUrl.optional().describe("The author's page."),
  author_image_url: pathOrUrl.optional().describe("The author's image."),
} satisfies Record<keyof OwnKeys, z.ZodType>) satisfies z.ZodType<OwnKeys>;

/** Converts dates such as `2026/1/31`, which some other generators use, to ISO 8601. */
function withDashes(text: string): string {
  return text.replace(
    /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?=$|[Tt ])/,
    (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}

/** Whether a text is an ISO 8601 date that exists, with or without a time. */
function isDate(text: string): boolean {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[Tt ]\S.*)?$/.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
