import * as z from 'zod';
import { url } from './url.js';

/** A URL path segment of the blog, without slashes around it. */
const segment = z.string().regex(/^[\w~.-]+(\/[\w~.-]+)*$/, 'expected a URL path such as tags');

const allOrCount = (least: number) => z.union([z.literal('ALL'), z.int().min(least)]);

const format = z.enum(['rss', 'atom', 'json']);

const feedOptions = z.strictObject({
  type: z
    .union([z.null(), z.enum(['all', ...format.options]), z.array(format)])
    .default('all')
    .meta({
      description: '`rss`, `atom`, `json`, a list of these, `all`, or `null` for no feeds.',
    }),
  title: z.string().optional().meta({ description: 'The site’s and the blog’s by default.' }),
  description: z.string().optional().meta({ description: 'That of the blog by default.' }),
  copyright: z.string().optional().meta({ description: 'Who owns the texts.' }),
  limit: z
    .union([z.int().min(1), z.literal(false), z.null()])
    .default(20)
    .meta({ description: 'How many of the latest posts feeds hold; `false` for all of them.' }),
});

const policy = z.enum(['error', 'warn', 'ignore']).default('ignore');

const blogOptions = z.strictObject({
  path: z
    .string()
    .min(1)
    .default('blog')
    .meta({ description: 'Folder of the posts, below `content`.' }),
  routeBasePath: z
    .string()
    .default('blog')
    .meta({ description: 'Path of the posts’ URLs; `/` puts them at the root.' }),
  tagsBasePath: segment.default('tags').meta({ description: 'Path of the tags, below it.' }),
  authorsBasePath: segment
    .default('authors')
    .meta({ description: 'Path of the authors, below it.' }),
  pageBasePath: segment
    .default('page')
    .meta({ description: 'Path of a list’s second page and those after it: `page/2`.' }),
  archiveBasePath: segment
    .nullable()
    .default('archive')
    .meta({ description: 'Path of the list of all posts by year; `null` for none.' }),
  blogTitle: z
    .string()
    .min(1)
    .optional()
    .meta({ description: '“Blog” in the reader’s language by default.' }),
  blogDescription: z
    .string()
    .optional()
    .meta({ description: 'What the blog is about, in one sentence.' }),
  blogSidebarTitle: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Heading of the latest posts; “Recent posts” by default.' }),
  blogSidebarCount: allOrCount(0)
    .default(5)
    .meta({ description: 'How many of the latest posts are listed beside a post; `0` for none.' }),
  postsPerPage: allOrCount(1).default(10).meta({ description: 'Posts on a page of a list.' }),
  sortPosts: z
    .enum(['descending', 'ascending'])
    .default('descending')
    .meta({ description: 'Whether lists begin with the newest post or with the oldest.' }),
  showReadingTime: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether posts say how long they take to read.' }),
  showLastUpdateTime: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether posts say when they were changed last, as git knows it.' }),
  showLastUpdateAuthor: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether they say by whom.' }),
  editUrl: url
    .optional()
    .meta({ description: 'Folder of the repository, to which a file’s path is added.' }),
  authorsMapPath: z
    .string()
    .min(1)
    .default('authors.yml')
    .meta({ description: 'File of the authors, in the folder of the posts.' }),
  onInlineAuthors: policy.meta({
    description: 'What an author who is not in that file does to the build.',
  }),
  onUntruncatedBlogPosts: policy.meta({
    description: 'What a post without `<!-- truncate -->` does to the build.',
  }),
  feedOptions: feedOptions.prefault({}),
});

export const blogSchema = z
  .union([z.literal(false), blogOptions])
  .prefault({})
  .meta({
    description: 'Posts with dates. There is a blog where the folder has posts; `false` for none.',
  });

/** Validated options of the blog, with defaults. */
export type BlogOptions = z.output<typeof blogOptions>;
