import type { SiteConfig } from '../config/index.js';
import { formatMessage } from '../i18n/index.js';
import {
  type CategoryFile,
  originalPath,
  type SiteApi,
  type SiteInput,
  type TranslationFolders,
} from '../site/index.js';
import type { ConfiguredApi } from './apis/configured-api.js';
import { createConfigLocator } from './config/config-locator.js';
import { localeAuthors } from './locales/locale-authors.js';
import { localeDocs } from './locales/locale-docs.js';
import { localizeConfig } from './locales/localize-config.js';
import type { LocalizedMessages } from './locales/parse-locale-messages.js';
import type { Parsed } from './parsed.js';
import type { BuiltTheme } from './theme/index.js';
import type { DescribedVersion } from './versions/versions.js';

/** Inputs of the plan besides the parsed sources. */
export type PlanContext = Pick<SiteInput, 'config' | 'mode' | 'lastUpdates' | 'bundle' | 'locate'>;

/** The parsed sources that the plan uses. */
export type PlanSources = CloneablePlanSources & Pick<Parsed, 'locales' | 'versions' | 'texts'>;

/** The part of them that can be sent to another thread. */
export type CloneablePlanSources = Pick<
  Parsed,
  | 'docs'
  | 'apis'
  | 'categories'
  | 'icons'
  | 'authors'
  | 'contentAssets'
  | 'staticFiles'
  | 'announcements'
>;

/** Returns the inputs of the plan, one for each locale, the default one first. */
export function siteInputs(
  parsed: PlanSources,
  context: Omit<PlanContext, 'locate'> & Partial<Pick<PlanContext, 'locate'>>,
): readonly SiteInput[] {
  const locate = context.locate ?? createConfigLocator(context.config);
  const [main] = parsed.locales;
  const original = main && { lang: main.locale.lang, dir: main.locale.dir };
  return parsed.locales.map((locale) =>
    localeInput(locale, locale === main ? undefined : original, parsed, {
      ...context,
      locate,
    }),
  );
}

/** Returns what every page loads. */
export function pageBundle(
  { styles, fonts, bootScript, clientScript, redirectScript, visitorScripts }: BuiltTheme,
  { blocks }: Pick<Parsed, 'blocks'>,
  devScript?: string,
): PlanContext['bundle'] {
  const scripts = { bootScript, clientScript, redirectScript, visitorScripts, devScript };
  return { styles, blockSheets: blocks?.value.sheets, fonts, ...scripts };
}

/** Returns the URL path of the home page in the first published locale. */
export function homeUrl(inputs: readonly SiteInput[], { baseUrl }: SiteConfig): string {
  return inputs.find(({ published }) => published)?.locale.baseUrl ?? baseUrl;
}

function localeInput(
  ownMessages: LocalizedMessages,
  original: SiteInput['original'],
  parsed: PlanSources,
  context: PlanContext,
): SiteInput {
  const { locale, translations, messages, translator } = ownMessages;
  const { config, mode } = context;
  return {
    ...context,
    config: localizeConfig(config, translator.translate),
    locale,
    published: config.onlyLocale === undefined || config.onlyLocale === locale.code,
    messages,
    translator,
    translations,
    textOf: parsed.texts.textOf,
    docs: localeDocs(parsed.docs, locale, translations, mode === 'dev'),
    versions: parsed.versions.map((version) => ({
      ...version,
      label: describedVersionLabel(version, ownMessages),
      productLabel: productLabel(version, ownMessages),
    })),
    original,
    apis: parsed.apis.map((api) => siteApi(api, ownMessages, original)),
    categories: localeCategories(parsed.categories, translations),
    icons: parsed.icons,
    authors: localeAuthors(parsed.authors, config, translations),
    contentAssets: new Map([
      // Translations may also refer to files by their path below `i18n`.
      ...[...parsed.contentAssets].filter(([file]) => file.startsWith(`${translations.root}/`)),
      ...inPlaceOfOriginals(parsed.contentAssets, translations),
    ]),
    staticFiles: parsed.staticFiles,
    announcement: parsed.announcements.get(locale.code),
  };
}

function describedVersionLabel(
  { label }: DescribedVersion,
  { translator, messages }: LocalizedMessages,
): string {
  return label === undefined
    ? formatMessage(messages, 'chrome.nextVersion')
    : translator.translate(label);
}

function productLabel(
  { productLabel: label }: DescribedVersion,
  { translator, messages }: LocalizedMessages,
): string {
  return label === undefined ? formatMessage(messages, 'chrome.docs') : translator.translate(label);
}

function siteApi(
  { options, version, api, translations }: ConfiguredApi,
  { locale, translator }: LocalizedMessages,
  original: SiteInput['original'],
): SiteApi {
  const { label } = options;
  const translated = translations.get(locale.code);
  return {
    version,
    options: { ...options, label: label === undefined ? undefined : translator.translate(label) },
    api: translated ?? api,
    untranslated: translated ? undefined : original,
  };
}

/** Returns the files of the originals, replaced by translated ones where they exist. */
function inPlaceOfOriginals<T>(
  files: ReadonlyMap<string, T>,
  translations: TranslationFolders,
): Map<string, T> {
  const found = new Map([...files].filter(([path]) => !path.startsWith('i18n/')));
  for (const [path, file] of files) {
    const original = originalPath(path, translations);
    if (original !== undefined) found.set(original, file);
  }
  return found;
}

function localeCategories(
  files: ReadonlyMap<string, CategoryFile>,
  translations: TranslationFolders,
): Map<string, CategoryFile> {
  const shown = inPlaceOfOriginals(files, translations);
  return new Map(
    [...shown].map(([folder, file]) => {
      const original = files.get(folder)?.config;
      if (original === undefined || original === file.config) return [folder, file];
      // A translation inherits the settings of the original.
      return [folder, { path: file.path, config: { ...original, ...file.config }, original }];
    }),
  );
}
