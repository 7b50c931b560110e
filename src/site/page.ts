import type { Fragment, PageContent, PageLink, PageProps, Place } from '../model/index.js';
import type { LocaleDoc } from './input.js';
import type { Links } from './links.js';

/** A page before its content is made: enough for links, sidebars and lists. */
export interface PageSeed {
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
  /** Made when all routes are known; `around` are the pages before and after it in its sidebar. */
  readonly content: (around: Around, links: Links) => PageContent;
  /** The same with Markdown where `content` has HTML, for pages made from the API description. */
  readonly written?: ((write: (fragment: Fragment) => string) => PageContent) | undefined;
  /** Ids on the page beside those that its content shows, such as the headings of a document. */
  readonly anchors: readonly string[];
  readonly meta: PageMeta;
  /** The pages above it, from the outermost, for pages that stand in no sidebar. */
  readonly trail?: readonly { readonly label: string; readonly route: string }[] | undefined;
}

/** The pages before and after. */
export interface Around {
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

/** A page ready to be rendered. */
export interface Page {
  /** Without the locale: `/docs/price`. */
  readonly route: string;
  /** With `baseUrl` and the locale: `/base/fr/docs/price`. */
  readonly url: string;
  /** Path below the output folder, the locale's part included. */
  readonly file: string;
  readonly source?: string | undefined;
  readonly doc?: LocaleDoc | undefined;
  /** Code of its locale. */
  readonly locale: string;
  /** Name of its docs version; absent on pages that belong to every version. */
  readonly version?: string | undefined;
  /**
   * Search engines should find the page, and at this address: it is neither hidden from them nor the same as
   * a page that they should show instead (the original of a text nobody has translated, the latest version).
   */
  readonly indexed: boolean;
  readonly props: PageProps;
}
