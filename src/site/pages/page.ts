import type { DocText } from '../../content/doc.js';
import type { Fragment } from '../../content/fragment.js';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import type { SearchRecord } from '../../search/search-record.js';
import type { FeedItem } from '../blog/feeds/feed.js';
import type { LocaleDoc } from '../input.js';
import type { LinkQuery } from '../links/link-resolver.js';
import type { PendingAnchor } from '../links/link-target.js';
import type { PageLinks } from '../links/page-links.js';
import type { Alternate } from '../page-props/chrome.js';
import type { PageContent, PageProps } from '../page-props/page.js';
import type { PageLink } from '../page-props/page-link.js';
import type { RenderedText } from '../page-props/rendered-text.js';

/*
 * A page on its way from the plan to the site, and where each form is made:
 *
 *   PageDefinition   kind, route, title, source, a function that makes the content   ../locale-plan.ts
 *   PlannedPage      its URL and output file; `build` makes the rest                 ../plan.ts
 *   BuiltPage        PageProps (everything that the page shows) and PageFacts        page-builder.ts
 *   RenderedPage     the HTML of these props                                         src/pipeline/pages/page-renderer.ts
 *   PageResult       what lists, feeds and search need of it                         src/pipeline/pages/page-cache.ts
 */

/** A page before its content is built: the input of links, sidebars and lists. */
export interface PageDefinition {
  /** The kind of its content. */
  readonly kind: PageContent['kind'];
  /** Without the locale prefix. */
  readonly route: string;
  /** Path below the output folder, without the locale prefix. */
  readonly file: string;
  readonly title: string;
  /** The Markdown or OpenAPI source file, relative to the site folder. */
  readonly source?: string | undefined;
  /** The document, for a page from Markdown. */
  readonly doc?: LocaleDoc | undefined;
  /** Name of its docs version. */
  readonly version?: string | undefined;
  /**
   * Key that identifies the page across locales and versions, whatever its route: `doc:import_api/price`. Defaults to
   * the route.
   */
  readonly identity?: string | undefined;
  /** Identity of the page to link to in a version that lacks this one: the overview of its reference. */
  readonly fallbackIdentity?: string | undefined;
  /** Whether its text is in the default locale's language. */
  readonly untranslated?: boolean | undefined;
  /**
   * Values of other Markdown files that the page shows: while they are equal, other documents do not change the page.
   * Includes their titles and routes only if `dependsOnLinksOnly` is set. None by default.
   */
  readonly dependencies?: (() => readonly unknown[]) | undefined;
  /** Whether `dependencies`, navigation and link queries are the only inputs from other Markdown files. */
  readonly dependsOnLinksOnly?: boolean | undefined;
  /** Builds the content when all routes are known. */
  readonly content: (context: ContentContext) => PageContent;
  /** Returns the parsed text of the document. */
  readonly text?: (() => DocText) | undefined;
  /** Returns a replacement for a missing description. */
  readonly introduction?: (() => string | undefined) | undefined;
  readonly meta: PageMeta;
  /** Output paths of the pages that this page joins, for printing; their HTML is added after rendering. */
  readonly joins?: readonly string[] | undefined;
  /** Parent pages from the outermost one, for pages outside of sidebars. */
  readonly parents?: readonly { readonly label: string; readonly route: string }[] | undefined;
}

/** The inputs of a page's content that depend on the rest of the site. */
export interface ContentContext {
  /** The previous and next page in the sidebar. */
  readonly neighbours: PageNeighbours;
  /** The page's link resolver. */
  readonly links: PageLinks;
  readonly target: TextTarget;
}

/** The form of the texts in a page's content: HTML for the page, Markdown for its Markdown copy. */
type TextTarget =
  | { readonly form: 'html' }
  | { readonly form: 'markdown'; readonly write: (fragment: Fragment) => RenderedText };

/** The previous and next page. */
export interface PageNeighbours {
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

export interface PageMeta {
  readonly description?: string | undefined;
  /** What the page belongs to, if other pages may have the same title: `Billing API`. */
  readonly partOf?: string | undefined;
  /** The title in the head of the page, if it is not that of the text. */
  readonly title?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** The image in front matter, with its position. */
  readonly image?: { readonly target: string; readonly place?: Place | undefined } | undefined;
  readonly noIndex?: boolean | undefined;
  /** Name of the requested sidebar; null for none; undefined: the sidebar that contains the page. */
  readonly sidebar?:
    | { readonly name: string | null; readonly place?: Place | undefined }
    | undefined;
}

/** A page with its route and metadata; its content is built on demand. */
export interface PlannedPage {
  /** Without the locale prefix: `/docs/price`. */
  readonly route: string;
  /** With `baseUrl` and locale prefix: `/base/fr/docs/price`. */
  readonly url: string;
  /** Path below the output folder, including the locale prefix. */
  readonly file: string;
  /** The Markdown or OpenAPI source file, relative to the site folder. */
  readonly source?: string | undefined;
  readonly doc?: LocaleDoc | undefined;
  /** Code of its locale. */
  readonly locale: string;
  readonly title: string;
  /** Name of its docs version; absent for unversioned pages. */
  readonly version?: string | undefined;
  /** Whether search engines must not index it. */
  readonly noIndex: boolean;
  /**
   * Whether search engines should index the page at this URL: it is not hidden, and it is its own canonical page (not
   * an untranslated copy or an older version).
   */
  readonly indexed: boolean;
  /** URL of the search manifest that the page uses. */
  readonly searchManifest?: string | undefined;
  /** See `PageDefinition.joins`. */
  readonly joins?: readonly string[] | undefined;
  /** Location of the page's Markdown, if it is published. */
  readonly markdown?: MarkdownAddress | undefined;
  /** See `PageDefinition.dependencies`. */
  readonly dependencies?: (() => readonly unknown[]) | undefined;
  /**
   * Returns what the page reads from the rest of the site. Undefined if the page has inputs beyond its link queries.
   *
   * @param queries `PageFacts.queries` of the earlier build
   */
  readonly linkInputs: (queries: readonly LinkQuery[]) => LinkInputs | undefined;
  readonly build: () => BuiltPage;
}

/** Location of a page's Markdown. */
export interface MarkdownAddress {
  /** Path below the output folder: `docs/price.md`. */
  readonly path: string;
  /** With `baseUrl`; absolute if the site's origin is known. */
  readonly url: string;
  /** Whether a file of the static folder replaces it. */
  readonly isReplaced: boolean;
}

/** What a page reads from the rest of the site: while it is equal, changes of other documents do not change the page. */
export interface LinkInputs {
  /** See `BuiltPage.frame`. */
  readonly frame: string;
  /** The other parts of the frame, and the current results of the page's link queries. Plain JSON. */
  readonly others: readonly unknown[];
}

/** A page as Markdown, without the level-1 heading that holds its title. */
export interface PageMarkdown {
  readonly title: string;
  readonly body: string;
}

export interface BuiltPage {
  readonly props: PageProps;
  /** The part of `props` outside of the content, as JSON: `chrome`, `sidebar`, `breadcrumbs`, `version`, `print`. */
  readonly frame: string;
  /** See `PlannedPage.linkInputs`. */
  readonly linkInputs?: LinkInputs | undefined;
  readonly facts: PageFacts;
  /** Absent if the page has no text or is not published as Markdown. */
  readonly markdown?: PageMarkdown | undefined;
  /** Absent if the search does not index the page. */
  readonly record?: SearchRecord | undefined;
}

/** The properties that every build needs of each page. Plain JSON. */
export interface PageTraits {
  /** URLs of its style sheets. */
  readonly styles: readonly string[];
  /** Whether readers can compose a request. */
  readonly hasTryIt: boolean;
  /** Digest of its search record. */
  readonly record?: string | undefined;
}

/** Results of building a page that the rest of the site depends on. Small and plain JSON. */
export interface PageFacts extends PageTraits {
  readonly diagnostics: readonly Diagnostic[];
  /** All ids on the page that links can target. */
  readonly ids: readonly string[];
  /** Links to anchors, which are checked when all pages are complete. */
  readonly anchors: readonly PendingAnchor[];
  /** Output paths of the assets beside the Markdown that it uses. */
  readonly assets: readonly string[];
  /** URLs of images, audio and video in the page. */
  readonly mediaUrls: readonly string[];
  /** See `PageKind`. */
  readonly inLlms: boolean;
  readonly title: string;
  /** The description, or the beginning of the text if there is none. */
  readonly description?: string | undefined;
  readonly alternates: readonly Alternate[];
  /** For a list: URLs of the listed pages. */
  readonly listedUrls: readonly string[];
  /** For a post: ISO 8601 date. */
  readonly publishedDate?: string | undefined;
  /** For a post in feeds: its item. */
  readonly feedItem?: FeedItem | undefined;
  /** Link queries of the page, see `PlannedPage.linkInputs`. */
  readonly queries: readonly LinkQuery[];
}

/** What the rest of the site needs of a page that is built and rendered. */
export interface PageResult {
  readonly page: PlannedPage;
  readonly traits: PageTraits;
  /** Read on demand: an unchanged site does not need them. */
  readonly facts: PageFacts;
  readonly markdown: () => PageMarkdown | undefined;
  readonly record: () => SearchRecord | undefined;
}
