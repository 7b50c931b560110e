import type {
  ApiOptions,
  AuthorsFile,
  CategoryConfig,
  ConfiguredSidebarItems,
  SiteConfig,
} from '../config/index.js';
import type { Doc, TextOf } from '../content/doc.js';
import type { Fragment } from '../content/fragment.js';
import type { Place } from '../diagnostics/diagnostic.js';
import type { Messages } from '../i18n/index.js';
import type { Api } from '../openapi/api/api.js';
import type { Translator } from './translate.js';
import type { TranslationFolders } from './translation-paths.js';

/** An image or another file that lies beside the Markdown, or an image of the static folder. */
export interface Asset {
  /** Path below the output folder, `assets/plan-1a2b3c4d.png`; not percent-encoded, without `baseUrl`. */
  readonly output: string;
  /** In CSS pixels, where it is an image that says so. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** It could run scripts on the site, so it is not published. */
  readonly isExecutable?: boolean | undefined;
}

/** `_category_.yml` of a folder, checked. */
export interface CategoryFile {
  /** Relative to the site's folder; that of the translation, where there is one. */
  readonly path: string;
  readonly config: CategoryConfig;
  /** What is written in the default locale: routes are made from it, so that they are the same in all. */
  readonly original?: CategoryConfig | undefined;
}

/** Who changed a file last, and when (ISO 8601 date). */
export interface LastUpdate {
  readonly date?: string | undefined;
  readonly author?: string | undefined;
}

/** URLs of the scripts and styles that pages load, without `baseUrl`. */
interface Bundle {
  /** Of every page; of home and Not Found; of pages that show something of the API; of the blog. */
  readonly styles: Readonly<Record<'site' | 'landing' | 'embeds' | 'reference' | 'blog', string>>;
  readonly bootScript: string;
  readonly clientScript: string;
  /** The whole URL path of the development server's own script. */
  readonly devScript?: string | undefined;
}

/** A language of the site. */
export interface SiteLocale {
  /** As the configuration lists it: `en`, `pt-BR`. */
  readonly code: string;
  /** BCP 47, for the `lang` of pages; the code unless the configuration says otherwise. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** In the language itself: `Français`. */
  readonly label: string;
  readonly isDefault: boolean;
  /** Of its URLs and output files, below `baseUrl`: empty for the default locale, else `fr/`. */
  readonly prefix: string;
  /** The configuration's with the prefix: `/base/fr/`. */
  readonly baseUrl: string;
}

/**
 * A document as a locale shows it: its translation, else the original. `path` is where the original lies (or
 * would lie), whatever the language, so that all that is found by path is the same in every locale.
 */
export interface LocaleDoc extends Doc {
  /** The file it was read from, relative to the site's folder: `i18n/fr/docs/price.md`. */
  readonly file: string;
  /** It is shown in the default locale's language, because nobody has translated it. */
  readonly untranslated: boolean;
  /** The original, where this is its translation. */
  readonly original?: Doc | undefined;
}

/** A version of the documents. */
export interface DocsVersion {
  /** `current`, or as `versions.json` has it. */
  readonly name: string;
  /** `Next`, `2.0` */
  readonly label: string;
  /** Folder of its documents: `content/docs`, `versioned_docs/version-2.0`. */
  readonly folder: string;
  /** What its URLs have behind the route of what they show: `next`; empty for the latest. */
  readonly path: string;
  /** Path of its URLs, without slashes around: `docs`, `docs/next`; empty at the root. */
  readonly routeBase: string;
  readonly isLatest: boolean;
  readonly banner?: 'unreleased' | 'unmaintained' | undefined;
  readonly badge: boolean;
  readonly noIndex: boolean;
  /** Undefined: one sidebar, made from the folders. */
  readonly sidebars?: Readonly<Record<string, ConfiguredSidebarItems>> | undefined;
  /** Where a key of the sidebars is written. */
  readonly locateSidebar: (path: readonly (string | number)[]) => Place | undefined;
}

/** An API description as a locale shows it. */
export interface SiteApi {
  readonly options: ApiOptions;
  /** Name of the docs version that it belongs to; absent for one that belongs to all. */
  readonly version?: string | undefined;
  /** Undefined where its errors leave nothing to show; what leads to it need not be reported too. */
  readonly api: Api | undefined;
  /** The language that it is in, where it is not the locale's. */
  readonly untranslated?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
}

/** All that is known of one locale before the site is planned. */
export interface SiteInput {
  /** With the words that readers see in the locale's language. */
  readonly config: SiteConfig;
  readonly mode: 'build' | 'dev';
  readonly locale: SiteLocale;
  /** Whether its pages are made; the others are only led to. */
  readonly published: boolean;
  /** docsgen's own words in the locale's language. */
  readonly texts: Messages;
  /** The site's own words in it. */
  readonly words: Translator;
  /** Where its translations lie. */
  readonly translations: TranslationFolders;
  /** Every Markdown file of the locale: documents of all versions, posts, standalone pages. */
  readonly docs: readonly LocaleDoc[];
  /** What one of them says, by its `file`; asked for several times in a row. */
  readonly textOf: TextOf;
  /** The newest first; never empty. */
  readonly versions: readonly DocsVersion[];
  /** In the order in which readers meet them. */
  readonly apis: readonly SiteApi[];
  /** The language of what nobody has translated; absent in the default locale. */
  readonly original?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
  /** Who writes in the blog, where a file says so. */
  readonly authors?: AuthorsFile | undefined;
  /** By folder, relative to the site's folder. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
  /** Files beside the Markdown, by the path of the original relative to the site's folder. */
  readonly contentAssets: ReadonlyMap<string, Asset>;
  /** Files of the static folders, by URL path without a leading slash. */
  readonly staticFiles: ReadonlyMap<string, Asset>;
  /** By path of the file, relative to the site's folder. */
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
  readonly announcement?: Fragment | undefined;
  readonly bundle: Bundle;
  /** Where the configuration says something. */
  readonly locate: (path: readonly (string | number)[]) => Place | undefined;
}
