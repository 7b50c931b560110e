import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import type { OutputFile } from '../../../files/output-file.js';
import { escapeMarkup } from '../../../text/escape.js';
import type { BlogPostContent } from '../../page-props/blog-content.js';
import type { BodyPart } from '../../page-props/body.js';
import type { HeadContent } from '../../page-props/chrome.js';
import type { PageDefinition } from '../../pages/page.js';
import { describedTitle } from '../../title-from-api.js';
import { encodePath } from '../../urls.js';
import type { BlogContext } from '../context.js';
import type { Post } from '../post.js';
import { plainSummary } from '../summary.js';
import { atom } from './atom.js';
import type { Feed, FeedAuthor, FeedItem } from './feed.js';
import { feedHtml } from './feed-html.js';
import { feedFile, publishedFormats } from './feed-links.js';
import { type FeedFormat, wantedFormats } from './formats.js';
import { jsonFeed } from './json-feed.js';
import { rss } from './rss.js';

export interface BlogFeeds {
  /** `<link>` elements for the head of pages. */
  readonly links: HeadContent['feeds'];
  /** Returns the feed item of a page; undefined for pages outside of the feeds. */
  readonly item: (
    definition: Pick<PageDefinition, 'route'>,
    content: BlogPostContent | undefined,
  ) => FeedItem | undefined;
  /**
   * Returns the feed files.
   *
   * @param items by route
   */
  readonly files: (items: ReadonlyMap<string, FeedItem>) => readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

const writers: Readonly<Record<FeedFormat['id'], (feed: Feed) => string>> = {
  rss,
  atom,
  json: jsonFeed,
};

/** Plans the feeds of a blog in the formats that the configuration requests. */
export function planFeeds(context: BlogContext): BlogFeeds {
  const { input, urls, options } = context;
  const formats = publishedFormats(context);
  const { limit } = options.feedOptions;
  const announced = new Map(
    context.listed.slice(0, limit || undefined).map((post) => [post.route, post]),
  );
  const missing = wantedFormats(options).length > 0 && input.config.url === undefined;
  return {
    links: formats.map((format) => ({
      title: `${feedTitle(context)} (${format.label})`,
      type: format.type,
      url: urls.file(encodePath(feedFile(format, context))),
    })),
    item: ({ route }, content) => {
      const post = formats.length === 0 ? undefined : announced.get(route);
      return post && content && postItem(post, content, context);
    },
    files: (items) => {
      const ordered = [...announced.keys()].flatMap((route) => items.get(route) ?? []);
      return formats.map((format) => ({
        path: feedFile(format, context),
        contents: writers[format.id](feedFormatFeed(format, ordered, context)),
      }));
    },
    diagnostics:
      missing && input.locale.isDefault ? [diagnose('blog/feeds-without-url', undefined)] : [],
  };
}

function feedTitle({ input, options, title }: BlogContext): string {
  const { title: own } = options.feedOptions;
  if (own !== undefined) return own;
  const site = input.config.title ?? describedTitle(input.apis);
  return site === undefined ? title : `${site}: ${title}`;
}

function feedFormatFeed(
  format: FeedFormat,
  items: readonly FeedItem[],
  context: BlogContext,
): Feed {
  const { input, options, urls, route } = context;
  const { feedOptions, blogDescription } = options;
  const description = feedOptions.description ?? blogDescription;
  return {
    title: feedTitle(context),
    description,
    language: input.locale.lang,
    copyright: feedOptions.copyright,
    homeUrl: whole(urls.page(route), context),
    url: whole(urls.file(encodePath(feedFile(format, context))), context),
    updated:
      items
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? '1970-01-01T00:00:00.000Z',
    items,
  };
}

function postItem(
  { route, doc, published }: Post,
  content: BlogPostContent,
  context: BlogContext,
): FeedItem {
  const { urls, input } = context;
  const url = whole(urls.page(route), context);
  const changed = content.lastUpdate?.date ?? doc.meta.last_update?.date;
  return {
    url,
    title: content.title,
    summary: plainSummary(doc, input.textOf(doc.file)),
    html: feedHtml(bodyHtml(content), url),
    published,
    updated: laterDate(published, changed),
    authors: content.post.authors.map(
      (author): FeedAuthor => ({
        name: author.name,
        url: author.url && whole(author.url, context),
        image: author.image && whole(author.image, context),
      }),
    ),
    tags: content.post.tags.map(({ label }) => label),
    language: content.post.untranslated?.lang,
  };
}

/**
 * Blocks from the API description need the page's styles, so feeds link to the page of the schema or operation instead.
 */
function bodyHtml({ body }: BlogPostContent): string {
  return body.map((part) => (typeof part === 'string' ? part : embedLink(part))).join('');
}

function embedLink(part: Exclude<BodyPart, string>): string {
  if (part.kind === 'schema') return link(part.url, part.name);
  if (part.kind === 'api-diagram') {
    const items = part.objects.map(({ label, refersTo }) => [label, ...refersTo].join(': '));
    return `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
  }
  const { method, path, url } = part.summary;
  return link(url, `${method.toUpperCase()} ${path}`);
}

function link(url: string, label: string): string {
  return `<p><a href="${escapeMarkup(url)}"><code>${escapeMarkup(label)}</code></a></p>`;
}

function laterDate(published: string, changed: string | undefined): string {
  const time = changed === undefined ? Number.NaN : Date.parse(changed);
  if (Number.isNaN(time)) return published;
  const updated = new Date(time).toISOString();
  return updated > published ? updated : published;
}

function whole(url: string, { urls }: BlogContext): string {
  return urls.absolute(url) ?? url;
}
