import type { Messages } from '../../i18n/message.js';
import type { BlogContent } from './blog-content.js';
import type { BodyPart } from './body.js';
import type { Chrome, Crumb, HeadContent, SidebarContent } from './chrome.js';
import type { PageLink, TocEntry } from './page-link.js';
import type {
  AllFieldsContent,
  ApiContent,
  OperationContent,
  TagContent,
} from './reference-content.js';
import type { SchemaContent } from './schema-content.js';
import type { Untranslated } from './untranslated.js';

/**
 * Everything that the theme needs to render a page: small, complete, readonly JSON. URLs are final (with `baseUrl`);
 * HTML is sanitized and has its links resolved.
 */
export interface PageProps {
  /** URL path of the page with `baseUrl`, such as `/docs/pagination`. */
  readonly path: string;
  readonly head: HeadContent;
  readonly chrome: Chrome;
  /** Absent on pages without a sidebar. */
  readonly sidebar?: SidebarContent | undefined;
  /** From the outermost level to the page itself; empty on the home page. */
  readonly breadcrumbs: readonly Crumb[];
  readonly content: PageContent;
  /** docsgen's interface messages in the page's language. */
  readonly messages: Messages;
  /** URL of the page with all pages of the sidebar, for printing. */
  readonly print?: string | undefined;
  /** URL of the messages for the list of keyboard shortcuts, loaded on demand. */
  readonly shortcutMessages: string;
  /** On pages with operations: URL of the messages for the try-it form, loaded on demand. */
  readonly tryItMessages?: string | undefined;
  /** Docs version of the page, if the site has several. */
  readonly version?: PageVersion | undefined;
  /** Set if the content is not translated into the page's language. */
  readonly untranslated?: Untranslated | undefined;
}

export interface PageVersion {
  /** `current`, or the name in `versions.json`. */
  readonly name: string;
  /** `Next`, `2.0` */
  readonly label: string;
  /** Whether the page shows its version. */
  readonly badge: boolean;
  /** Why readers may prefer another version: this one is not released yet, or is no longer maintained. */
  readonly banner?: 'unreleased' | 'unmaintained' | undefined;
  /** The latest version; its URL leads to the same document, or to the version's main page. */
  readonly latest: { readonly name: string; readonly label: string; readonly url: string };
}

export type PageContent =
  | DocContent
  | CategoryContent
  | HomeContent
  | ApiContent
  | TagContent
  | OperationContent
  | AllFieldsContent
  | SchemaContent
  | PrintContent
  | BlogContent
  | NotFoundContent;

/** A page from Markdown or a React component: a document, a standalone page or the home page. */
export interface DocContent {
  readonly kind: 'doc';
  /** `home` and `page` have no sidebar and no previous/next links. */
  readonly layout: 'doc' | 'page' | 'home';
  readonly title: string;
  readonly titleHtml: string;
  /** The id of the title, if links can lead to it. */
  readonly titleId?: string | undefined;
  /** Set for a page from a React component, which may render the only h1 of the page itself. */
  readonly component?: { readonly hasTitle: boolean } | undefined;
  readonly hideTitle: boolean;
  readonly description?: string | undefined;
  readonly body: readonly BodyPart[];
  /** Empty if the page has no headings or hides its table of contents. */
  readonly toc: readonly TocEntry[];
  readonly tags: readonly string[];
  readonly editUrl?: string | undefined;
  /** ISO 8601 date (`2026-01-31`) and, if known, the author. */
  readonly lastUpdate?:
    | { readonly date?: string | undefined; readonly author?: string | undefined }
    | undefined;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
  readonly unlisted: boolean;
  readonly draft: boolean;
  /** Values of the front matter keys that the site has declared itself; absent if there are none. */
  readonly frontMatter?: Readonly<Record<string, unknown>> | undefined;
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
    /** For a category: number of pages in it. */
    readonly count?: number | undefined;
    /** Language of the label and description, if it differs from the page's. */
    readonly untranslated?: Untranslated | undefined;
  }[];
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** The generated home page of a site without one. */
export interface HomeContent {
  readonly kind: 'home';
  readonly title: string;
  readonly description?: string | undefined;
  /** The documents, references and blog, the main one first. */
  readonly entryPoints: readonly PageLink[];
  readonly sections: readonly {
    /** Absent if the site has nothing else. */
    readonly title?: string | undefined;
    /** Page with all of what the section shows. */
    readonly url?: string | undefined;
    /** How much that is: `12 pages`. */
    readonly size?: string | undefined;
    readonly items: CategoryContent['items'];
  }[];
}

/** All pages of a sidebar in one, for printing. */
export interface PrintContent {
  readonly kind: 'print';
  readonly title: string;
  /** Number of pages. */
  readonly count: number;
  readonly items: readonly PrintItem[];
}

/** An entry in the table of contents of a print page. */
export interface PrintItem {
  readonly label: string;
  /** Id of the section with the page; absent for a category without a page. */
  readonly id?: string | undefined;
  readonly items: readonly PrintItem[];
}

export interface NotFoundContent {
  readonly kind: 'not-found';
  readonly title: string;
  readonly links: readonly PageLink[];
  /**
   * URL path of the list of all pages, for suggestions, below the home page; `{}` is the placeholder for the part of a
   * large list (`src/site/pages/not-found-page.ts`). Absent if the site has no such list.
   */
  readonly paths?: string | undefined;
}
