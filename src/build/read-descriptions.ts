import path from 'node:path';
import type { ApiOptions, SiteConfig } from '../config/index.js';
import type { Place, SourceFile } from '../model/index.js';
import { translatedPath } from '../site/index.js';
import type { LocaleSource } from './locales.js';
import { locatorOf } from './locator.js';
import { type FileReader, fromDisk, listFiles } from './read-files.js';

/** An API description that the site has or should have. */
export interface DescriptionSource {
  readonly options: ApiOptions;
  /** Where its file is named. */
  readonly place: Place | undefined;
  /** Name of the docs version that it belongs to; absent for one that belongs to all. */
  readonly version?: string | undefined;
  /** The one; none where it is missing; several where it is not clear which one is meant. */
  readonly files: readonly SourceFile[];
  /** Its translations, by the code of the locale. */
  readonly translations: ReadonlyMap<string, SourceFile>;
}

const descriptionFile = /\.(ya?ml|json)$/i;

/** Reads the descriptions that the configuration names; by default the only one in `openapi`. */
export async function readDescriptions(
  config: SiteConfig,
  locales: readonly LocaleSource[],
  reader: FileReader = fromDisk,
): Promise<readonly DescriptionSource[]> {
  const { siteDir, openapi } = config;
  const locate = locatorOf(config);
  const found = openapi.map(async (options): Promise<DescriptionSource> => {
    const files = await candidates(options, siteDir);
    return {
      options,
      place: locate([...options.keyPath, 'path']),
      files: await reader.texts(siteDir, files),
      translations: await readTranslations(files, locales, siteDir, reader),
    };
  });
  return Promise.all(found);
}

/** Reads the descriptions of all frozen versions, and the lists of them. */
export async function readFrozenDescriptions(
  siteDir: string,
  locales: readonly LocaleSource[],
  reader: FileReader,
): Promise<readonly SourceFile[]> {
  const roots = ['', ...locales.map(({ translations }) => `${translations.root}/`)];
  const files = roots.map((root) => listFiles(siteDir, `${root}versioned_openapi`));
  const found = (await Promise.all(files)).flat();
  return reader.texts(
    siteDir,
    found.filter((file) => descriptionFile.test(file)),
  );
}

async function candidates(
  { path: named, previous }: ApiOptions,
  siteDir: string,
): Promise<readonly string[]> {
  if (named !== undefined) return [named];
  const files = await listFiles(siteDir, 'openapi');
  const isCurrent = (file: string): boolean => file !== previous && descriptionFile.test(file);
  return files.filter((file) => isCurrent(file) && file.split('/').length === 2);
}

async function readTranslations(
  files: readonly string[],
  locales: readonly LocaleSource[],
  siteDir: string,
  reader: FileReader,
): Promise<ReadonlyMap<string, SourceFile>> {
  const [description, ...others] = files;
  if (description === undefined || others.length > 0) return new Map();
  const found = locales.map(async ({ locale, translations }) => {
    const inFolder = `${translations.root}/openapi/${path.basename(description)}`;
    const file = translatedPath(description, translations) ?? inFolder;
    return (await reader.texts(siteDir, [file])).map((read) => [locale.code, read] as const);
  });
  return new Map((await Promise.all(found)).flat());
}
