import type {
  ApiOptions,
  AuthorsFile,
  CategoryConfig,
  ConfiguredSidebarItems,
  SiteConfig,
} from '../config/index.js';
import type { Doc, TextOf } from '../content/doc.js';
import type { Fragment } from '../content/fragment.js';
import type { IconFiles } from '../content/navigation-icon.js';
import type { Place } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/output-file.js';
import type { Messages } from '../i18n/index.js';
import type { Api } from '../openapi/api/api.js';
import type { StyleSheet } from './style-sheet.js';
import type { TranslationFolders } from './translation-paths.js';
import type { Translator } from './translator.js';

/** A file beside the Markdown, or one of a static folder. */
export interface Asset {
  /** Path below the output folder, `assets/plan-1a2b3c4d.png`; not percent-encoded, without `baseUrl`. */
  readonly output: string;
  /** In CSS pixels, if it is an image with known dimensions. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Whether it could run scripts on the site; such files are not published. */
  readonly isExecutable?: boolean | undefined;
}

/** A validated `_category_.yml` of a folder. */
export interface CategoryFile {
  /** Relative to the site folder; the translated file if there is one. */
  readonly path: string;
  readonly config: CategoryConfig;
  /** The category in the default locale; routes derive from it, so that they agree in all locales. */
  readonly original?: CategoryConfig | undefined;
}

/** The author and ISO 8601 date of a file's last change. */
export interface LastUpdate {
  readonly date?: string | undefined;
  readonly author?: string | undefined;
}

/** Parts that sites switch on, each with a script and a style sheet. */
type VisitorPart = 'consent' | 'feedback';

/** URLs of the scripts and styles that pages load, without `baseUrl`. */
interface Bundle {
  /** Style sheets of every page, and those that some pages add. */
  readonly styles: Readonly<Record<StyleSheet | VisitorPart, string>>;
  /** Style sheets of the site's own blocks, by name, for the pages that use them. */
  readonly blockSheets?: Readonly<Record<string, string>> | undefined;
  /** The fonts that every page preloads. */
  readonly fonts: readonly string[];
  readonly bootScript: string;
  readonly clientScript: string;
  /** The script of pages that redirect, which is published with the first of them. */
  readonly redirectScript: OutputFile;
  readonly visitorScripts: Readonly<Record<VisitorPart, string>>;
  /** Full URL path of the development server's client script. */
  readonly devScript?: string | undefined;
}

/** A locale of the site. */
export interface SiteLocale {
  /** As the configuration lists it: `en`, `pt-BR`. */
  readonly code: string;
  /** BCP 47 tag for the `lang` attribute; the code unless the configuration overrides it. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** In the locale's own language: `Français`. */
  readonly label: string;
  readonly isDefault: boolean;
  /** URL and output prefix below `baseUrl`: empty for the default locale, else `fr/`. */
  readonly prefix: string;
  /** The configured base URL with the prefix: `/base/fr/`. */
  readonly baseUrl: string;
}

/**
 * A document in one locale: its translation, else the original. `path` is the location of the original in every locale,
 * so that lookups by path agree.
 */
export interface LocaleDoc extends Doc {
  /** The source file, relative to the site folder: `i18n/fr/docs/price.md`. */
  readonly file: string;
  /** Whether it has no translation and appears in the default locale's language. */
  readonly untranslated: boolean;
  /** The original document, if this is its translation. */
  readonly original?: Doc | undefined;
}

/** A version of the docs. */
export interface DocsVersion {
  /** Unique in the site: `current`, `2.0`; of further products `sdk/2.0`. */
  readonly name: string;
  /** `current`, or the name in the `versions.json` of its product. */
  readonly ownName: string;
  /** Id of its product. */
  readonly product: string;
  /** Name of its product, as readers see it. */
  readonly productLabel: string;
  /** `Next`, `2.0` */
  readonly label: string;
  /** Folder of its documents: `content/docs`, `versioned_docs/version-2.0`. */
  readonly folder: string;
  /** URL segment of the version, after the route of the docs or API: `next`; empty for the latest. */
  readonly path: string;
  /** URL path, without leading and trailing slashes: `docs`, `docs/next`; empty at the root. */
  readonly routeBase: string;
  readonly isLatest: boolean;
  readonly banner?: 'unreleased' | 'unmaintained' | undefined;
  readonly badge: boolean;
  readonly noIndex: boolean;
  /** Undefined: one sidebar, generated from the folders. */
  readonly sidebars?: Readonly<Record<string, ConfiguredSidebarItems>> | undefined;
  /** Returns the position of a key in the sidebars file. */
  readonly locateSidebar: (path: readonly (string | number)[]) => Place | undefined;
}

/** An API description in one locale. */
export interface SiteApi {
  readonly options: ApiOptions;
  /** Name of its docs version; absent if it belongs to all versions. */
  readonly version?: string | undefined;
  /** Undefined if its errors prevent any output; links to it are not reported in that case. */
  readonly api: Api | undefined;
  /** The description's language, if it differs from the locale's. */
  readonly untranslated?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
}

/** The inputs of one locale, before its pages are planned. */
export interface SiteInput {
  /** The configuration, with translated labels. */
  readonly config: SiteConfig;
  readonly mode: 'build' | 'dev';
  readonly locale: SiteLocale;
  /** Whether its pages are built; other locales are only link targets. */
  readonly published: boolean;
  /** docsgen's interface messages in the locale. */
  readonly messages: Messages;
  /** Translations of the site's own labels. */
  readonly translator: Translator;
  /** Folders of the locale's translations. */
  readonly translations: TranslationFolders;
  /** Every Markdown file of the locale: documents of all versions, posts, standalone pages. */
  readonly docs: readonly LocaleDoc[];
  /** Returns a document's parsed content by `file`; callers may request it repeatedly. */
  readonly textOf: TextOf;
  /** Newest first; never empty. */
  readonly versions: readonly DocsVersion[];
  /** In display order. */
  readonly apis: readonly SiteApi[];
  /** Language of untranslated content; absent in the default locale. */
  readonly original?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
  /** The blog's authors file, if it exists. */
  readonly authors?: AuthorsFile | undefined;
  /** By folder, relative to the site folder. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
  /** The site's SVG files by the name of their icon: `moons/io`. */
  readonly icons: IconFiles;
  /** Files beside the Markdown, by path of the original relative to the site folder. */
  readonly contentAssets: ReadonlyMap<string, Asset>;
  /** Files of the static folders, by URL path without a leading slash. */
  readonly staticFiles: ReadonlyMap<string, Asset>;
  /** By file path, relative to the site folder. */
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
  readonly announcement?: Fragment | undefined;
  readonly bundle: Bundle;
  /** Returns the position of a configuration key. */
  readonly locate: (path: readonly (string | number)[]) => Place | undefined;
}
