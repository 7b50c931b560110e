import path from 'node:path';
import type { ApiOptions, SiteConfig } from '../config/index.js';
import type { Place } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import type { DescriptionSourceFile } from '../openapi/description-source-file.js';
import { translatedPath } from '../site/index.js';
import { createConfigLocator } from './config-locator.js';
import type { LocaleSource } from './locales.js';
import { listFiles, type ReportingReader, readTexts } from './read-files.js';

/** An API description of the configuration, which may be missing. */
export interface DescriptionSource {
  readonly options: ApiOptions;
  /**
   * Returns the position of one of its options in the configuration. Lazy, because it needs to
   * parse the configuration file.
   */
  readonly locate: (...keys: readonly (string | number)[]) => Place | undefined;
  /** Name of the docs version that it belongs to; absent if it belongs to all. */
  readonly version?: string | undefined;
  /** Normally one file; none if it is missing, several if the choice is ambiguous. */
  readonly files: readonly DescriptionSourceFile[];
  /** Translations by locale code. */
  readonly translations: ReadonlyMap<string, DescriptionSourceFile>;
  /** Overlays of the configuration that do not exist, by their index. */
  readonly missingOverlays: readonly number[];
}

const descriptionFile = /\.(ya?ml|json)$/i;

/** Reads the configured descriptions; by default the only one in `openapi`. */
export function readDescriptions(
  config: SiteConfig,
  locales: readonly LocaleSource[],
  files: ReportingReader,
): readonly DescriptionSource[] {
  const { siteDir, openapi } = config;
  const locate = createConfigLocator(config);
  return openapi.map((options): DescriptionSource => {
    const names = candidates(options, siteDir, files);
    const overlays = options.overlays.map((name) => readTexts(siteDir, [name], files)[0]);
    const withOverlays = changedBy(overlays.filter((file) => file !== undefined));
    const translations = readTranslations(names, locales, siteDir, files);
    return {
      options,
      locate: (...keys) => locate([...options.keyPath, ...keys]),
      files: readTexts(siteDir, names, files).map(withOverlays),
      translations: new Map([...translations].map(([code, file]) => [code, withOverlays(file)])),
      missingOverlays: overlays.flatMap((file, index) => (file === undefined ? [index] : [])),
    };
  });
}

/** Reads the descriptions of all frozen versions, and their configuration. */
export function readFrozenDescriptions(
  siteDir: string,
  locales: readonly LocaleSource[],
  files: ReportingReader,
): readonly SourceFile[] {
  const roots = ['', ...locales.map(({ translations }) => `${translations.root}/`)];
  const found = roots.flatMap((root) => listFiles(siteDir, `${root}versioned_openapi`, files));
  return readTexts(
    siteDir,
    found.filter((file) => descriptionFile.test(file)),
    files,
  );
}

/** Returns a function that adds overlays to a description. */
function changedBy(overlays: readonly SourceFile[]): (file: SourceFile) => DescriptionSourceFile {
  return (file) => (overlays.length === 0 ? file : { ...file, overlays });
}

function candidates(
  { path: named, previous, overlays }: ApiOptions,
  siteDir: string,
  files: ReportingReader,
): readonly string[] {
  if (named !== undefined) return [named];
  const others = new Set([previous, ...overlays].map((other) => other && path.normalize(other)));
  const isCurrent = (file: string): boolean => !others.has(file) && descriptionFile.test(file);
  return listFiles(siteDir, 'openapi', files).filter(
    (file) => isCurrent(file) && file.split('/').length === 2,
  );
}

function readTranslations(
  names: readonly string[],
  locales: readonly LocaleSource[],
  siteDir: string,
  files: ReportingReader,
): ReadonlyMap<string, SourceFile> {
  const [description, ...others] = names;
  if (description === undefined || others.length > 0) return new Map();
  const found = locales.flatMap(({ locale, translations }) => {
    const inFolder = `${translations.root}/openapi/${path.basename(description)}`;
    const file = translatedPath(description, translations) ?? inFolder;
    return readTexts(siteDir, [file], files).map((read) => [locale.code, read] as const);
  });
  return new Map(found);
}
