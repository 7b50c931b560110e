import type { DocText } from '../../content/doc.js';
import type { Fragment } from '../../content/fragment.js';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import type { SearchRecord } from '../../search/search-record.js';
import type { FeedItem } from '../blog/feeds/feed.js';
import type { PageMarkdown } from '../exports/markdown/page-markdown.js';
import type { MarkdownAddress } from '../exports/markdown-address.js';
import type { LocaleDoc } from '../input.js';
import type { LinkQuery } from '../links/link-resolver.js';
import type { PendingAnchor } from '../links/link-target.js';
import type { PageLinks } from '../links/links.js';
import type { Alternate } from '../page-props/chrome.js';
import type { PageContent, PageProps } from '../page-props/page.js';
import type { PageLink } from '../page-props/page-link.js';

/** A page before its content is made: enough for links, sidebars and lists. */
export interface PageDefinition {
  /** Without the locale. */
  readonly route: string;
  /** Path below the output folder, without the locale. */
  readonly file: string;
  readonly title: string;
  /** The Markdown or OpenAPI file it comes from, relative to the site's folder. */
  readonly source?: string | undefined;
  /** The Markdown that it shows, where it is a page made from Markdown. */
  readonly doc?: LocaleDoc | undefined;
  /** Name of the docs version that it belongs to. */
  readonly version?: string | undefined;
  /**
   * What makes it the same page in every locale and version, whatever its route: `doc:import_api/price`. The
   * route by default.
   */
  readonly identity?: string | undefined;
  /** Identity of the page to go to in a version that does not have this one: that of its reference. */
  readonly within?: string | undefined;
  /** Its texts are in the default locale's language. */
  readonly untranslated?: boolean | undefined;
  /**
   * What it shows of Markdown files beside its own, their titles and places apart unless it only asks: where this is
   * the same, so is the page, as far as it depends on other texts. None by default.
   */
  readonly dependencies?: (() => readonly unknown[]) | undefined;
  /** It knows nothing of other Markdown files but `shows`, what stands around it, and what it asks its links. */
  readonly dependsOnLinksOnly?: boolean | undefined;
  /** Made when all routes are known; `around` are the pages before and after it in its sidebar. */
  readonly content: (neighbours: PageNeighbours, links: PageLinks) => PageContent;
  /** The same with Markdown where `content` has HTML, for pages made from the API description. */
  readonly markdownContent?: ((write: (fragment: Fragment) => string) => PageContent) | undefined;
  /** What that Markdown says. */
  readonly text?: (() => DocText) | undefined;
  /** What stands for a description where nobody has written one. */
  readonly introduction?: (() => string | undefined) | undefined;
  readonly meta: PageMeta;
  /** The pages above it, from the outermost, for pages that stand in no sidebar. */
  readonly trail?: readonly { readonly label: string; readonly route: string }[] | undefined;
}

/** The pages before and after. */
export interface PageNeighbours {
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

export interface PageMeta {
  readonly description?: string | undefined;
  /** What it is part of, where other pages may have its title: `Billing API`. */
  readonly partOf?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** Written in front matter, with its place. */
  readonly image?: { readonly target: string; readonly place?: Place | undefined } | undefined;
  readonly noIndex?: boolean | undefined;
  /** The sidebar asked for by name; null for none; undefined: the one that holds the page. */
  readonly sidebar?:
    | { readonly name: string | null; readonly place?: Place | undefined }
    | undefined;
}

/** A page that has its place in the site; what it shows is made when it is asked for. */
export interface PlannedPage {
  /** Without the locale: `/docs/price`. */
  readonly route: string;
  /** With `baseUrl` and the locale: `/base/fr/docs/price`. */
  readonly url: string;
  /** Path below the output folder, the locale's part included. */
  readonly file: string;
  /** The Markdown or OpenAPI file it comes from, relative to the site's folder. */
  readonly source?: string | undefined;
  readonly doc?: LocaleDoc | undefined;
  /** Code of its locale. */
  readonly locale: string;
  readonly title: string;
  /** Name of its docs version; absent on pages that belong to every version. */
  readonly version?: string | undefined;
  /** Search engines must not find it. */
  readonly noIndex: boolean;
  /**
   * Search engines should find the page, and at this address: it is neither hidden from them nor the same as
   * a page that they should show instead (the original of a text nobody has translated, the latest version).
   */
  readonly indexed: boolean;
  /** URL of the manifest of the search on it. */
  readonly search?: string | undefined;
  /** The same as Markdown, where it is published so. */
  readonly markdown?: MarkdownAddress | undefined;
  /**
   * Tells, as a text of some hundred characters, all that can go into the page: where it is the same, so is what
   * `make` returns. It takes no text of a file to tell it, so that what an earlier build has made can be used without
   * making it again.
   */
  readonly key: () => string;
  /** The part of `key` that takes no other Markdown file to tell: the page's own text and what all pages share. */
  readonly ownKey: () => string;
  /**
   * A digest of what the rest of the site answers now to all that the page asks. With `own` it tells what goes into
   * the page as `key` does, but takes longer, and stays the same where what has changed is none of the page's business.
   * Undefined where a page may know more than it asks.
   *
   * @param queries `PageFindings.lookups` of when it was made
   */
  readonly answers: (queries: readonly LinkQuery[]) => string | undefined;
  readonly build: () => BuiltPage;
}

export interface BuiltPage {
  readonly props: PageProps;
  /** What of `props` stands around the content, as JSON: `chrome`, `sidebar`, `breadcrumbs`, `version`. */
  readonly frame: string;
  /** See `Page.answers`. */
  readonly answers?: string | undefined;
  readonly findings: PageFindings;
  /** Absent where the page says nothing, or is not published as Markdown. */
  readonly markdown?: PageMarkdown | undefined;
  /** Absent where readers should not come upon the page. */
  readonly record?: SearchRecord | undefined;
}

/** What every build asks of each of its pages. Plain JSON. */
export interface PageTraits {
  /** URLs of the style sheets that it loads. */
  readonly styles: readonly string[];
  /** Readers can put together a request. */
  readonly hasTryIt: boolean;
  /** Digest of its search record. */
  readonly record?: string | undefined;
}

/** What turns out while a page is made, and what the rest of the site is made from. Plain JSON, and small. */
export interface PageFindings extends PageTraits {
  readonly diagnostics: readonly Diagnostic[];
  /** Every id on the page that a link may point to. */
  readonly ids: readonly string[];
  /** Places on pages that it leads to; whether they exist is known when all pages have been made. */
  readonly anchors: readonly PendingAnchor[];
  /** Output paths of the files beside the Markdown that it uses. */
  readonly assets: readonly string[];
  /** Addresses of the images, sounds and films that its text shows. */
  readonly embedded: readonly string[];
  readonly kind: PageContent['kind'];
  readonly title: string;
  /** What it is about, where somebody has written that or the text says it. */
  readonly description?: string | undefined;
  readonly alternates: readonly Alternate[];
  /** Of a list: the URLs of the pages on it. */
  readonly listedUrls: readonly string[];
  /** Of a post: ISO 8601 date. */
  readonly publishedDate?: string | undefined;
  /** Of a post that stands in feeds. */
  readonly feedItem?: FeedItem | undefined;
  /** What it has asked of the rest of the site, see `Page.answers`. */
  readonly queries: readonly LinkQuery[];
}

/** A page that has been made, now or by an earlier build. */
export interface FoundPage {
  readonly page: PlannedPage;
  readonly traits: PageTraits;
  /** Read when somebody asks: where the site as a whole stays as it was, nobody does. */
  readonly findings: PageFindings;
  /** Of the findings but for `record` and `lookups`. */
  readonly digest?: string | undefined;
  /** Where it is the same, so are `markdown` and `record`. */
  readonly textKey?: string | undefined;
  readonly markdown: () => PageMarkdown | undefined;
  readonly record: () => SearchRecord | undefined;
}
