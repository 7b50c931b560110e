import type { Messages } from '../../i18n/message.js';

export interface HeadContent {
  /** BCP 47: `en`. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The whole of `<title>`. */
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords: readonly string[];
  /** Absolute; absent where the site has no `url`. */
  readonly canonical?: string | undefined;
  /** The picture for links to the page in social media. */
  readonly image?: HeadImage | undefined;
  readonly favicon?: string | undefined;
  /** The same page in other languages, this one included (`hreflang`); empty where it has no other. */
  readonly alternates: readonly Alternate[];
  /** Feeds of the blog. */
  readonly feeds: readonly {
    readonly title: string;
    readonly type: string;
    readonly url: string;
  }[];
  /** URL of the page as Markdown. */
  readonly markdown?: string | undefined;
  /** Structured data (JSON-LD), as JSON that may stand in a script element. */
  readonly structuredData?: string | undefined;
  /** Asks search engines to leave the page out (unlisted pages, Not Found). */
  readonly noIndex: boolean;
  /** URLs of the style sheets, in order. */
  readonly styles: readonly string[];
  /** Small script that runs before the first paint (colour mode), a classic script. */
  readonly bootScript: string;
  /** Deferred module that brings the page to life. */
  readonly clientScript: string;
  /** In `docsgen dev` only: the script that reloads the page. */
  readonly devScript?: string | undefined;
}

export interface HeadImage {
  /** Absolute where the site has a `url`. */
  readonly url: string;
  readonly alt: string;
  /** In CSS pixels, where they are known. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface Alternate {
  /** BCP 47, or `x-default`. */
  readonly lang: string;
  /** Absolute where the site has a `url`. */
  readonly url: string;
}

/** What is the same on every page. */
export interface Chrome {
  /** What the navbar says beside the logo; empty where the logo says it. */
  readonly siteTitle: string;
  /** What the site is called elsewhere: in previews of links and in search engines. */
  readonly siteName: string;
  readonly tagline?: string | undefined;
  readonly homeUrl: string;
  readonly logo?: Logo | undefined;
  readonly announcement?: AnnouncementContent | undefined;
  readonly navbar: readonly NavbarItem[];
  readonly footer: FooterContent;
  /** URL of the manifest that the page's search reads; absent where the site has no search. */
  readonly search?: string | undefined;
  readonly colorMode: ColorMode;
  /** Whether the sidebar may be hidden by the reader (Docusaurus: `docs.sidebar.hideable`). */
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
  /** Key under which its dismissal is kept; changes with the text. */
  readonly id: string;
  readonly html: string;
  readonly closeable: boolean;
}

export interface ColorMode {
  readonly default: 'light' | 'dark';
  readonly switchable: boolean;
  /** Follow the system where the reader has not chosen. */
  readonly respectSystem: boolean;
}

export interface NavLink {
  readonly kind: 'link';
  readonly label: string;
  readonly url: string;
  readonly external: boolean;
  /** `page`: this very page; `section`: the page lies below the link. */
  readonly current?: 'page' | 'section' | undefined;
  /** Language of the page it leads to and of its label, where that is another one than this page's. */
  readonly lang?: string | undefined;
  /** In a menu of versions: the version it leads to, `current` or `1.0`. */
  readonly version?: string | undefined;
  /**
   * On a page that belongs to no docs version: the URL in each version, by the version's name. The browser
   * leads to the one that the reader has chosen before, else to `url`.
   */
  readonly versions?: Readonly<Record<string, string>> | undefined;
}

export type NavbarItem = (
  | NavLink
  | {
      readonly kind: 'dropdown';
      readonly label: string;
      readonly items: readonly NavLink[];
      /** A menu of languages or of docs versions. */
      readonly menu?: 'locale' | 'version' | undefined;
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
  readonly whole?: WholeList | undefined;
  /** Where pages show a part of a large sidebar: the URL of a file with all of it, a `SidebarIndex`. */
  readonly index?: string | undefined;
}

/** All of a large sidebar, which scripts unfold and filter, with the words that they say. */
export interface SidebarIndex {
  readonly texts: Messages;
  readonly items: readonly SidebarIndexItem[];
}

export interface SidebarIndexItem {
  readonly label: string;
  readonly url?: string | undefined;
  readonly external?: true | undefined;
  readonly method?: string | undefined;
  readonly deprecated?: true | undefined;
  /** Present in a category. */
  readonly items?: readonly SidebarIndexItem[] | undefined;
}

export type SidebarItem =
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly url: string;
      readonly current: boolean;
      readonly external: boolean;
      /** A category that the page shows as a link to its own page; scripts unfold it. */
      readonly folded?: true | undefined;
      readonly className?: string | undefined;
      /** HTTP method to show beside the label. */
      readonly method?: string | undefined;
      readonly deprecated?: boolean | undefined;
    }
  | {
      readonly kind: 'category';
      readonly label: string;
      /** Of its own page, where it has one. */
      readonly url?: string | undefined;
      readonly current: boolean;
      readonly open: boolean;
      readonly collapsible: boolean;
      readonly className?: string | undefined;
      readonly items: readonly SidebarItem[];
      readonly whole?: WholeList | undefined;
    };

/** Where the page shows a part of a long list: the page whose sidebar has all of it. */
export interface WholeList {
  readonly url: string;
  /** How many there are. */
  readonly count: number;
}

export interface Crumb {
  readonly label: string;
  /** Absent for a level without a page. */
  readonly url?: string | undefined;
}
