import type { DocEmbed, Fragment } from '../../../content/fragment.js';
import type { SearchRecord } from '../../../search/search-record.js';
import type { Writer } from '../../exports/markdown/writer.js';
import type { PageLinks } from '../../links/page-links.js';
import type { LocalePlan } from '../../locale-plan.js';
import type { BlogPostContent } from '../../page-props/blog-content.js';
import type { BodyPart } from '../../page-props/body.js';
import type { Article } from '../../page-props/chrome.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import type { StyleSheet } from '../../style-sheet.js';
import type { PageDefinition } from '../page.js';

/** Collects the ids on a page that links can target. */
export interface IdCollector {
  add(id: string): void;
  /** Adds the ids in HTML, such as heading ids in an API description. */
  addHtml(html: string | undefined): void;
  addSchema(schema: SchemaView | undefined): void;
}

/** The part of a search record that depends on the kind of the page. */
type IndexedContent = Omit<SearchRecord, 'url' | 'title' | 'breadcrumbs'>;

/** The sources of a page's text. */
export type PageText = Pick<PageDefinition, 'doc' | 'text'>;

export interface MarkdownContext {
  readonly definition: PageDefinition;
  readonly plan: LocalePlan;
  readonly writer: Writer;
  /** Resolver without reports. */
  readonly links: PageLinks;
  write(fragment: Fragment, embed?: (embed: DocEmbed) => string): string;
}

/** How pages of a kind become Markdown. */
interface MarkdownCopy<Content> {
  /** Returns the Markdown below the title. */
  write(content: Content, context: MarkdownContext): string;
  /** Whether the content has texts as HTML, so that the copy needs it with texts as Markdown. */
  readonly hasHtmlTexts: boolean;
  /** Whether `llms.txt` and `llms-full.txt` contain the pages. Lists of posts only repeat the posts. */
  readonly inLlms: boolean;
}

/**
 * The behavior of a kind of page. Its content type is in `page-props`, its layout in `theme/layouts`. All members are
 * required, so that a new kind defines each of them.
 */
export interface PageKind<Content> {
  /** Style sheets in load order, after `site`. */
  styleSheets(content: Content): readonly StyleSheet[];
  addIds(content: Content, ids: IdCollector): void;
  /** URLs of the pages that a list shows. */
  listedUrls(content: Content): readonly string[];
  /** Whether menus, links and redirects can lead to the pages. The Not Found page appears at any URL instead. */
  readonly hasAddress: boolean;
  /** The post that dates, feeds and structured data describe; undefined for pages that are none. */
  blogPost(content: Content): BlogPostContent | undefined;
  /** The article that link previews describe; undefined for pages that are none. */
  article(content: Content): Article | undefined;
  /** Undefined for pages that the search does not index. */
  indexedContent(content: Content, text: PageText): IndexedContent | undefined;
  /** Undefined for kinds whose pages have no Markdown copy. */
  readonly markdown: MarkdownCopy<Content> | undefined;
  /** Id of the element that ends what the first screen may show; undefined for kinds whose pages may be painted earlier. */
  readonly paintedAfter: string | undefined;
  /** Whether readers can send requests from the page. */
  hasTryIt(content: Content): boolean;
  /** Returns the texts in which blocks of the site can be, whose style sheets the page loads. */
  blockTexts(content: Content): readonly BodyPart[];
}
