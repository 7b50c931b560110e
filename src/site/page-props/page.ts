import type { Messages } from '../../i18n/message.js';
import type { BlogContent } from './blog-content.js';
import type { BodyPart } from './body.js';
import type { Chrome, Crumb, HeadContent, SidebarContent } from './chrome.js';
import type { PageLink, TocEntry } from './page-link.js';
import type { ApiContent, OperationContent, TagContent } from './reference-content.js';
import type { SchemaContent } from './schema-content.js';
import type { Untranslated } from './untranslated.js';

/**
 * All that the theme receives to render one page: readonly JSON, small and complete. Every URL in it is
 * final (with `baseUrl`), every piece of HTML is safe and has its links resolved.
 */
export interface PageProps {
  /** The page's own URL path with `baseUrl`, such as `/docs/pagination`. */
  readonly path: string;
  readonly head: HeadContent;
  readonly chrome: Chrome;
  /** Absent on pages without a sidebar. */
  readonly sidebar?: SidebarContent | undefined;
  /** From the outermost to the page itself; empty on the home page. */
  readonly breadcrumbs: readonly Crumb[];
  readonly content: PageContent;
  /** docsgen's own words in the page's language. */
  readonly texts: Messages;
  /** On pages of operations: the URL of the words of the form that tries one, which scripts load with it. */
  readonly tryItWords?: string | undefined;
  /** The docs version that the page belongs to, where the site has several. */
  readonly version?: PageVersion | undefined;
  /** Present where the content is not in the page's language, because nobody has translated it. */
  readonly untranslated?: Untranslated | undefined;
}

export interface PageVersion {
  /** `current`, or as `versions.json` has it. */
  readonly name: string;
  /** `Next`, `2.0` */
  readonly label: string;
  /** Whether the page says which version it belongs to. */
  readonly badge: boolean;
  /** Why readers may want another version: this one is not out yet, or no longer kept up. */
  readonly banner?: 'unreleased' | 'unmaintained' | undefined;
  /** The latest version; its page is the same document, or its main one where that does not exist. */
  readonly latest: { readonly name: string; readonly label: string; readonly url: string };
}

export type PageContent =
  | DocContent
  | CategoryContent
  | ApiContent
  | TagContent
  | OperationContent
  | SchemaContent
  | BlogContent
  | NotFoundContent;

/** A page made from Markdown: a document, a standalone page or the home page. */
export interface DocContent {
  readonly kind: 'doc';
  /** `home` and `page` have neither sidebar nor previous/next. */
  readonly layout: 'doc' | 'page' | 'home';
  readonly title: string;
  readonly titleHtml: string;
  readonly hideTitle: boolean;
  readonly description?: string | undefined;
  readonly body: readonly BodyPart[];
  /** Empty where the page has none or hides it. */
  readonly toc: readonly TocEntry[];
  readonly tags: readonly string[];
  readonly editUrl?: string | undefined;
  /** ISO 8601 date (`2026-01-31`) and, where known, by whom. */
  readonly lastUpdate?:
    | { readonly date?: string | undefined; readonly author?: string | undefined }
    | undefined;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
  readonly unlisted: boolean;
  readonly draft: boolean;
}

/** The generated page of a sidebar category. */
export interface CategoryContent {
  readonly kind: 'category';
  readonly title: string;
  readonly description?: string | undefined;
  readonly items: readonly {
    readonly label: string;
    readonly url: string;
    readonly description?: string | undefined;
    /** For a category: how many pages it holds. */
    readonly count?: number | undefined;
    /** Language of the label and the description, where it is not that of the page around them. */
    readonly untranslated?: Untranslated | undefined;
  }[];
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

export interface NotFoundContent {
  readonly kind: 'not-found';
  readonly title: string;
  readonly links: readonly PageLink[];
  /**
   * The list of the site's pages from which the browser suggests near ones: a path below the home page; `{}` in
   * it stands for the part of a large list (`src/site/paths.ts`). Absent where the site has no such list.
   */
  readonly paths?: string | undefined;
}
