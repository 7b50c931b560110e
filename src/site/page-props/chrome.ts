import type { TextBadge } from '../../content/badge.js';
import type { Messages } from '../../i18n/message.js';

export interface HeadContent {
  /** BCP 47 tag: `en`. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Complete content of `<title>`. */
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords: readonly string[];
  /** Absolute; absent if the site has no `url`. */
  readonly canonical?: string | undefined;
  /** Preview image for social media. */
  readonly image?: HeadImage | undefined;
  readonly favicon?: string | undefined;
  /** The page in all of its languages, including this one (`hreflang`); empty if there is only one. */
  readonly alternates: readonly Alternate[];
  /** The page's language and those of its alternates, as Open Graph writes them: `en_US`. */
  readonly openGraphLocales: readonly string[];
  /** Set if the page is an article: a document or a post. */
  readonly article?: Article | undefined;
  /** Feeds of the blog. */
  readonly feeds: readonly {
    readonly title: string;
    readonly type: string;
    readonly url: string;
  }[];
  /** URL of the page as Markdown. */
  readonly markdown?: string | undefined;
  /** Structured data (JSON-LD), escaped for a script element. */
  readonly structuredData?: string | undefined;
  /** Asks search engines not to index the page (unlisted pages, Not Found). */
  readonly noIndex: boolean;
  /** URLs of the style sheets, in order. */
  readonly styles: readonly string[];
  /** Id of an element without which browsers should not paint the page. */
  readonly paintedAfter?: string | undefined;
  /** URLs of the fonts to preload. */
  readonly fonts: readonly string[];
  /** URL of the classic script that sets the color mode before the first paint. */
  readonly bootScript: string;
  /** URL of the deferred client module. */
  readonly clientScript: string;
  /** URLs of the modules that only this page needs. */
  readonly scripts: readonly string[];
  /** Only in `docsgen dev`: URL of the live-reload script. */
  readonly devScript?: string | undefined;
  /** Elements that the configuration adds (`head`, `scripts`). */
  readonly elements: readonly HeadElement[];
}

/** What link previews say of an article (Open Graph). */
export interface Article {
  /** ISO 8601 dates. */
  readonly published?: string | undefined;
  readonly modified?: string | undefined;
  /** Names. */
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** An element of the document's head. */
export interface HeadElement {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  /** By their names in HTML; `true` for an attribute without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly content?: string | undefined;
}

export interface HeadImage {
  /** Absolute if the site has a `url`. */
  readonly url: string;
  readonly alt: string;
  /** In CSS pixels, if known. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface Alternate {
  /** BCP 47 tag, or `x-default`. */
  readonly lang: string;
  /** Absolute if the site has a `url`. */
  readonly url: string;
}

/** Navbar, footer and settings around every page. */
export interface Chrome {
  /** Title in the navbar beside the logo; empty if the logo contains it. */
  readonly siteTitle: string;
  /** Name of the site for link previews and search engines. */
  readonly siteName: string;
  readonly tagline?: string | undefined;
  readonly homeUrl: string;
  readonly logo?: Logo | undefined;
  readonly announcement?: AnnouncementContent | undefined;
  readonly navbar: readonly NavbarItem[];
  readonly footer: FooterContent;
  /** URL of the search manifest; absent if the site has no search. */
  readonly search?: string | undefined;
  readonly colorMode: ColorMode;
  /** The scripts that wait for the reader's consent. */
  readonly consent?:
    | { readonly scripts: readonly Readonly<Record<string, string | true>>[] }
    | undefined;
  /** Where answers to “Was this page helpful?” go. */
  readonly feedback?:
    | { readonly endpoint?: string | undefined; readonly issue?: string | undefined }
    | undefined;
  /** Whether readers can hide the sidebar (Docusaurus: `docs.sidebar.hideable`). */
  readonly sidebarHideable: boolean;
  readonly sidebarAutoCollapse: boolean;
}

export interface Logo {
  readonly src: string;
  readonly srcDark?: string | undefined;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface AnnouncementContent {
  /** Storage key of its dismissal; changes with the text. */
  readonly id: string;
  readonly html: string;
  readonly closeable: boolean;
}

export interface ColorMode {
  readonly default: 'light' | 'dark';
  readonly switchable: boolean;
  /** Whether the system setting applies until the reader chooses a mode. */
  readonly respectSystem: boolean;
}

export interface NavLink {
  readonly kind: 'link';
  readonly label: string;
  /** HTML of the icon before the label. */
  readonly icon?: string | undefined;
  readonly url: string;
  readonly external: boolean;
  /** `page`: the link leads to this page; `section`: this page is below the link. */
  readonly current?: 'page' | 'section' | undefined;
  /** Language of the label and the target, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** In a version menu: name of the target version, `current` or `1.0`. */
  readonly version?: string | undefined;
  /**
   * On an unversioned page: the URL in each docs version, by version name. The browser uses the version that the reader
   * chose last, else `url`.
   */
  readonly versions?: Readonly<Record<string, string>> | undefined;
}

export type NavbarItem = (
  | NavLink
  | {
      readonly kind: 'dropdown';
      readonly label: string;
      /** HTML of the icon before the label. */
      readonly icon?: string | undefined;
      readonly items: readonly NavLink[];
      /** Set for the menus of locales, docs versions and products. */
      readonly menu?: 'locale' | 'version' | 'product' | undefined;
    }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'search' }
) & { readonly position: 'left' | 'right' };

export interface FooterContent {
  readonly columns: readonly {
    readonly title?: string | undefined;
    readonly items: readonly NavLink[];
  }[];
  readonly copyright?: string | undefined;
}

export interface SidebarContent {
  /** Name of the sidebar, `tutorialSidebar`. */
  readonly name: string;
  readonly items: readonly SidebarItem[];
  readonly fullList?: FullListLink | undefined;
  /** If the page shows only a part of a large sidebar: URL of the JSON file with all of it, a `SidebarIndex`. */
  readonly index?: string | undefined;
}

/** All items of a large sidebar, which scripts expand and filter, with the scripts' messages. */
export interface SidebarIndex {
  readonly messages: Messages;
  readonly items: readonly SidebarIndexItem[];
}

export interface SidebarIndexItem {
  readonly label: string;
  readonly url?: string | undefined;
  readonly external?: true | undefined;
  readonly badge?: TextBadge | undefined;
  /** HTML of the icon before the label. */
  readonly icon?: string | undefined;
  readonly method?: string | undefined;
  readonly deprecated?: true | undefined;
  /** Present for a category. */
  readonly items?: readonly SidebarIndexItem[] | undefined;
}

export type SidebarItem =
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly url: string;
      readonly current: boolean;
      readonly external: boolean;
      /** A collapsed category, shown as a link to its own page; scripts expand it. */
      readonly folded?: true | undefined;
      readonly className?: string | undefined;
      /** Words to show beside the label. */
      readonly badge?: TextBadge | undefined;
      /** HTML of the icon before the label. */
      readonly icon?: string | undefined;
      /** HTTP method to show beside the label. */
      readonly method?: string | undefined;
      readonly deprecated?: boolean | undefined;
    }
  | {
      readonly kind: 'category';
      readonly label: string;
      /** URL of its own page, if it has one. */
      readonly url?: string | undefined;
      readonly current: boolean;
      readonly open: boolean;
      readonly collapsible: boolean;
      readonly className?: string | undefined;
      readonly badge?: TextBadge | undefined;
      /** HTML of the icon before the label. */
      readonly icon?: string | undefined;
      readonly items: readonly SidebarItem[];
      readonly fullList?: FullListLink | undefined;
    };

/** If the page shows only a part of a long list: the page whose sidebar has all of it. */
export interface FullListLink {
  readonly url: string;
  /** Number of items in the full list. */
  readonly count: number;
}

export interface Crumb {
  readonly label: string;
  /** Absent for a level without a page. */
  readonly url?: string | undefined;
}
