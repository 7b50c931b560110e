import path from 'node:path';
import type { ApiOptions, SiteConfig } from '../../config/index.js';
import type { Place } from '../../diagnostics/diagnostic.js';
import { isApiDescription } from '../../files/api-description.js';
import type { SourceFile } from '../../files/source-file.js';
import type { DescriptionInput } from '../../openapi/description-input.js';
import { translatedPath } from '../../site/index.js';
import { createConfigLocator } from '../config/config-locator.js';
import { listFiles, type ReportingReader, readTexts } from '../files/read-files.js';
import type { LocaleSource } from '../locales/locales.js';
import { type PulledFiles, pulledOrigin, readPulledFiles } from '../pull/pulled-files.js';
import { frozenDescriptionsFolder } from '../versions/version-files.js';

/** An API description of the configuration, which may be missing. */
export interface ConfiguredDescription {
  readonly options: ApiOptions;
  /**
   * Returns the position of one of its options in the configuration. Lazy, because it needs to
   * parse the configuration file.
   */
  readonly locate: (...keys: readonly (string | number)[]) => Place | undefined;
  /** Name of the docs version that it belongs to; absent if it belongs to all. */
  readonly version?: string | undefined;
  /** Normally one file; none if it is missing, several if the choice is ambiguous. */
  readonly files: readonly DescriptionInput[];
  /** Translations by locale code. */
  readonly translations: ReadonlyMap<string, DescriptionInput>;
  readonly overlays: readonly SourceFile[];
  /** Overlays of the configuration that do not exist, by their index. */
  readonly missingOverlays: readonly number[];
  /** Path of its pulled file, if that is not as it was pulled. */
  readonly editedFile?: string | undefined;
}

const descriptionFile = /\.(ya?ml|json)$/i;

/** Reads the configured descriptions; by default the only one in `openapi`. */
export function readConfiguredDescriptions(
  config: SiteConfig,
  locales: readonly LocaleSource[],
  files: ReportingReader,
): readonly ConfiguredDescription[] {
  const { siteDir, openapi } = config;
  const locate = createConfigLocator(config);
  const pulled = readPulledFiles(siteDir, files);
  return openapi.map((options): ConfiguredDescription => {
    const read = readTexts(siteDir, candidates(options, siteDir, files, pulled), files);
    const descriptions = descriptionsAmong(read);
    const names = descriptions.map((file) => file.path);
    const overlays = options.overlays.map((name) => readTexts(siteDir, [name], files)[0]);
    const found = overlays.filter((file) => file !== undefined);
    const withOverlays = changedBy(found, options, pulled);
    const translations = readTranslations(names, locales, siteDir, files);
    return {
      options,
      locate: (...keys) => locate([...options.keyPath, ...keys]),
      files: descriptions.map(withOverlays),
      translations: new Map([...translations].map(([code, file]) => [code, withOverlays(file)])),
      overlays: found,
      missingOverlays: overlays.flatMap((file, index) => (file === undefined ? [index] : [])),
      editedFile: options.url === undefined ? undefined : editedFile(options.url, pulled),
    };
  });
}

/** Reads the descriptions of all frozen versions, and their configuration. */
export function readFrozenDescriptions(
  { siteDir, docs }: SiteConfig,
  locales: readonly LocaleSource[],
  files: ReportingReader,
): readonly SourceFile[] {
  const roots = ['', ...locales.map(({ translations }) => `${translations.root}/`)];
  const found = roots.flatMap((root) =>
    docs.flatMap(({ id }) => listFiles(siteDir, root + frozenDescriptionsFolder(id), files)),
  );
  return readTexts(
    siteDir,
    found.filter((file) => descriptionFile.test(file)),
    files,
  );
}

/** Returns a function that adds overlays and pulled files to a description. */
function changedBy(
  overlays: readonly SourceFile[],
  { url, allowHosts }: ApiOptions,
  { locked }: PulledFiles,
): (file: SourceFile) => DescriptionInput {
  const mayBePulled = url !== undefined || allowHosts.length > 0;
  const files = mayBePulled ? locked : {};
  if (overlays.length === 0 && Object.keys(files).length === 0) return (file) => file;
  const origin = pulledOrigin(url, files);
  return (file) => ({ ...file, overlays, ...origin });
}

function editedFile(url: string, { locked, pulledText: textOf }: PulledFiles): string | undefined {
  return textOf(url) === undefined ? locked[url]?.file : undefined;
}

function candidates(
  { path: named, url, previous, overlays }: ApiOptions,
  siteDir: string,
  files: ReportingReader,
  { locked }: PulledFiles,
): readonly string[] {
  if (url !== undefined) return [locked[url]?.file ?? []].flat();
  if (named !== undefined) return [named];
  const others = new Set([previous, ...overlays].map((other) => other && path.normalize(other)));
  const isCurrent = (file: string): boolean => !others.has(file) && descriptionFile.test(file);
  return listFiles(siteDir, 'openapi', files).filter(
    (file) => isCurrent(file) && file.split('/').length === 2,
  );
}

/** Leaves out files that a description beside them includes; a single file is always the description. */
function descriptionsAmong(files: readonly SourceFile[]): readonly SourceFile[] {
  const found = files.filter(({ text }) => isApiDescription(text));
  return files.length > 1 && found.length > 0 ? found : files;
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
