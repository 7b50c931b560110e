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

const date = z.string().transform(dashedDate).refine(isDate, 'must be a date such as 2026-01-31');

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
    .optional(),
  title: z.string().optional(),
  title_meta: z.string().optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  icon: z.string().min(1).optional(),
  sidebar_badge: badge.optional(),
  slug: slug.optional(),
  description: z.string().optional(),
  keywords: words.optional(),
  image: pathOrUrl.optional(),
  tags: z.union([z.array(tag), tag.transform((label) => [label])]).optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  pagination_label: z.string().optional(),
  custom_edit_url: pathOrUrl.nullable().optional(),
  last_update: z
    .object({
      date: date.optional(),
      author: z.string().optional(),
    })
    .optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  displayed_sidebar: z.string().nullable().optional(),
  redirect_from: words.optional(),
  date: date.optional(),
  authors: authors.optional(),
  author: z.string().optional(),
  author_title: z.string().optional(),
  author_url: pathOrUrl.optional(),
  author_image_url: pathOrUrl.optional(),
} satisfies Record<keyof OwnKeys, z.ZodType>) satisfies z.ZodType<OwnKeys>;

/** Converts dates such as `2026/1/31`, which some other generators use, to ISO 8601. */
function dashedDate(text: string): string {
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
