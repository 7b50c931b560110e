import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/index.js';
import type { SourceFile } from '../model/index.js';
import { translatedPath } from '../site/index.js';
import { authorsFile } from './locale-authors.js';
import { type LocaleSource, localesOf } from './locales.js';
import {
  type DescriptionSource,
  readDescriptions,
  readFrozenDescriptions,
} from './read-descriptions.js';
import {
  type BinaryFile,
  type FileReader,
  fromDisk,
  listFiles,
  listFolders,
} from './read-files.js';
import type { VersionSources } from './versions.js';

/** All that a site is made from. Paths are relative to the site's folder unless something else is said. */
export interface Sources {
  /** Documents, posts and pages with their translations, and the documents of all frozen versions. */
  readonly markdown: readonly SourceFile[];
  /** `_category_.yml` and `.json`. */
  readonly categories: readonly SourceFile[];
  /** `authors.yml` of the blog and its translations. */
  readonly authors: readonly SourceFile[];
  /** What else lies beside the Markdown. */
  readonly contentAssets: readonly BinaryFile[];
  /** Paths relative to their static folder. */
  readonly staticFiles: readonly BinaryFile[];
  /** In the order of the configuration. */
  readonly descriptions: readonly DescriptionSource[];
  /** All that lies in `versioned_openapi`, also among translations. */
  readonly frozenDescriptions: readonly SourceFile[];
  readonly versions: VersionSources;
  /** `theme.json` and `site.json` of the locales. */
  readonly wording: readonly SourceFile[];
  /** Folders in `i18n`. */
  readonly localeFolders: readonly string[];
}

const markdownFile = /\.(md|markdown)$/i;
const categoryFile = /^_category_\.(ya?ml|json)$/;

/** Reads every source of the site. Folders that do not exist are empty; names beginning with a dot are skipped. */
export async function readSources(
  config: SiteConfig,
  reader: FileReader = fromDisk,
): Promise<Sources> {
  const { siteDir } = config;
  const locales = localesOf(config);
  const [content, frozen, translated, statics, descriptions] = await Promise.all([
    listFiles(siteDir, 'content'),
    listFiles(siteDir, 'versioned_docs'),
    Promise.all(locales.map(({ translations }) => listFiles(siteDir, translations.root))),
    Promise.all(
      config.staticDirectories.map((folder) => readStatic(path.resolve(siteDir, folder), reader)),
    ),
    readDescriptions(config, locales, reader),
  ]);
  const texts = [...content, ...frozen, ...translated.flatMap(besideTheApi)];
  const visible = texts.filter((file) => !file.split('/').some((name) => name.startsWith('_')));
  const wording = locales.flatMap(({ translations: { root } }) => [
    `${root}/theme.json`,
    `${root}/site.json`,
  ]);
  const isCategory = (file: string): boolean => categoryFile.test(path.basename(file));
  return {
    markdown: await reader.texts(
      siteDir,
      visible.filter((file) => markdownFile.test(file)),
    ),
    categories: await reader.texts(siteDir, texts.filter(isCategory)),
    authors: await reader.texts(siteDir, authorsFiles(config, locales)),
    contentAssets: await reader.binaries(
      siteDir,
      texts.filter(
        (file) => !markdownFile.test(file) && !isCategory(file) && !wording.includes(file),
      ),
    ),
    staticFiles: statics.flat(),
    descriptions,
    frozenDescriptions: await readFrozenDescriptions(siteDir, locales, reader),
    versions: await readVersions(siteDir, frozen, locales, reader),
    wording: await reader.texts(siteDir, wording),
    localeFolders: await listFolders(siteDir, 'i18n'),
  };
}

/** Descriptions and their parts lie among the translations, but are no content. */
function besideTheApi(files: readonly string[]): readonly string[] {
  return files.filter((file) => !/^[^/]+\/[^/]+\/(?:versioned_)?openapi\//.test(file));
}

async function readVersions(
  siteDir: string,
  frozen: readonly string[],
  locales: readonly LocaleSource[],
  reader: FileReader,
): Promise<VersionSources> {
  const [list] = await reader.texts(siteDir, ['versions.json']);
  const sidebars = await listFiles(siteDir, 'versioned_sidebars');
  const roots = ['', ...locales.map(({ translations }) => `${translations.root}/`)];
  const folders = roots.flatMap((root) =>
    ['versioned_docs', 'versioned_openapi'].map((name) => listFolders(siteDir, root + name)),
  );
  const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');
  return {
    list,
    sidebars: await reader.texts(
      siteDir,
      sidebars.filter((file) => file.endsWith('.json')),
    ),
    folders: (await Promise.all(folders)).flat(),
    filled: [...new Set(frozen.filter((file) => markdownFile.test(file)).map(folderOf))],
  };
}

/** Where the blog's authors may stand, in the order of the locales. */
function authorsFiles(config: SiteConfig, locales: readonly LocaleSource[]): string[] {
  const file = authorsFile(config);
  if (file === undefined) return [];
  const translated = locales.map(({ translations }) => translatedPath(file, translations) ?? file);
  return [...new Set([file, ...translated])];
}

/** Reads a file that another one includes; nothing outside the site's folder. */
export function includeReader(siteDir: string): (file: string) => string | undefined {
  return (file) => {
    const absolute = path.resolve(siteDir, file);
    if (!absolute.startsWith(siteDir + path.sep)) return undefined;
    try {
      return readFileSync(absolute, 'utf8');
    } catch {
      return undefined;
    }
  };
}

async function readStatic(folder: string, reader: FileReader): Promise<BinaryFile[]> {
  return reader.binaries(folder, await listFiles(folder, ''));
}
