import path from 'node:path';
import { isCategoryFile, type SiteConfig } from '../config/index.js';
import { exportsFrontMatter } from '../content/index.js';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { sitePath } from '../diagnostics/site-path.js';
import { docsFolder, fileAccess, productPrefix, siteFolder } from '../files/index.js';
import { isMarkdownFile } from '../files/markdown-file.js';
import { isPartialFile } from '../files/partial-file.js';
import { isReactFile } from '../files/react-file.js';
import type { SourceFile } from '../files/source-file.js';
import { translatedPath } from '../site/index.js';
import { descriptionAssets } from './apis/description-assets.js';
import {
  type ConfiguredDescription,
  readConfiguredDescriptions,
  readFrozenDescriptions,
} from './apis/read-configured-descriptions.js';
import { siteFolderDocs } from './docs/site-folder-docs.js';
import { isOtherToolSource, isScript, isUnsupportedSource } from './docs/unsupported-sources.js';
import { SourceReader } from './file-state/source-reader.js';
import {
  type BinaryFile,
  findFiles,
  type Listed,
  listFiles,
  listFolders,
  ReportingReader,
  readBinaries,
  readFound,
  readTexts,
} from './files/read-files.js';
import { authorsFile } from './locales/locale-authors.js';
import { configLocales, type LocaleSource } from './locales/locales.js';
import { checkOverrides } from './theme/check-overrides.js';
import {
  frozenDescriptionsFolder,
  frozenDocsFolder,
  versionsFile,
} from './versions/version-files.js';
import type { VersionSources } from './versions/version-sources.js';

/** A file that is published unchanged. */
interface StaticFile extends BinaryFile {
  /** Relative to the site's folder. */
  readonly source: string;
}

/** All sources of a site. Paths are relative to the site's folder unless stated otherwise. */
export interface SiteSources {
  /**
   * Documents, posts and pages with their translations, and the documents of all frozen versions.
   */
  readonly markdown: readonly SourceFile[];
  /** Modules with JSX beside the Markdown, which can be pages. */
  readonly modules: readonly SourceFile[];
  /** `_category_.yml` and `.json`. */
  readonly categories: readonly SourceFile[];
  /** SVG files of the folder `icons`. */
  readonly icons: readonly SourceFile[];
  /** `authors.yml` of the blog and its translations. */
  readonly authors: readonly SourceFile[];
  /** Paths of text files in formats that docsgen does not support. */
  readonly unsupported: readonly string[];
  /** Other files next to the Markdown. */
  readonly contentAssets: readonly BinaryFile[];
  /** Paths relative to their static folder. */
  readonly staticFiles: readonly StaticFile[];
  /** In the order of the configuration. */
  readonly descriptions: readonly ConfiguredDescription[];
  /** The descriptions of all frozen versions, translations included. */
  readonly frozenDescriptions: readonly SourceFile[];
  /** In the order of the products. */
  readonly versions: readonly VersionSources[];
  /** `theme.json` and `site.json` of the locales: those of the site, then those that it extends, the strongest first. */
  readonly messageFiles: readonly SourceFile[];
  /** Folders in `i18n`. */
  readonly localeFolders: readonly string[];
  /** Diagnostics of files that must not be read, and of broken symbolic links. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads all sources of the site. Missing folders count as empty; names that begin with a dot are
 * skipped.
 * @param reader may have files that were already read
 */
export function readSources(
  config: SiteConfig,
  reader = new SourceReader(fileAccess(config.siteDir, config)),
): SiteSources {
  const { siteDir } = config;
  const files = new ReportingReader(siteDir, reader);
  refuseUnreadableCode(siteDir, reader);
  const locales = configLocales(config);
  const frozen = config.docs.map(({ id }) => findFiles(siteDir, frozenDocsFolder(id), files));
  const texts = listTexts(config, locales, frozen.flat(), files);
  const visible = texts.filter(({ name }) => !isPartialFile(name));
  const messageFiles = messageFileNames(config, locales);
  const others = texts.filter(({ name }) => !isMarkdownFile(name));
  const isCategory = ({ name }: Listed): boolean => isCategoryFile(name);
  const read = (names: readonly string[]) => readTexts(siteDir, names, files);
  const pages = visible.filter(({ name }) => isMarkdownFile(name));
  const modules = visible.filter(({ name }) => isReactFile(name));
  const scripts = visible.filter(({ name }) => isScript(name));
  const beside = others.filter(
    (file) =>
      !isCategory(file) && !messageFiles.includes(file.name) && !isOtherToolSource(file.name),
  );
  const besideDescriptions = descriptionFolders(config, locales).flatMap((folder) =>
    descriptionAssets(siteDir, folder, files),
  );
  const sources = {
    markdown: [...readFound(pages, files), ...(config.generated?.files ?? [])],
    modules: readFound(modules, files),
    unsupported: [
      ...texts.map(({ name }) => name).filter(isUnsupportedSource),
      ...readFound(scripts, files)
        .filter(exportsFrontMatter)
        .map((script) => script.path),
    ],
    categories: readFound(others.filter(isCategory), files),
    icons: readIcons(siteDir, files),
    authors: read(authorsFiles(config, locales)),
    contentAssets: readBinaries([...beside, ...besideDescriptions], files),
    staticFiles: config.staticDirectories.flatMap((folder) =>
      readStatic(siteDir, path.resolve(siteDir, folder), files),
    ),
    descriptions: readConfiguredDescriptions(config, locales, files),
    frozenDescriptions: readFrozenDescriptions(config, locales, files),
    versions: config.docs.map(({ id }, index) =>
      readVersions({ id, frozen: frozen[index] ?? [] }, siteDir, locales, files),
    ),
    messageFiles: read(messageFiles),
    localeFolders: listFolders(siteDir, 'i18n'),
  };
  const overrides = checkOverrides(siteDir, config.extendedDirs);
  return { ...sources, diagnostics: [...files.diagnostics, ...overrides] };
}

/** Lists the documents of all versions and locales, and the files beside them. */
function listTexts(
  config: SiteConfig,
  locales: ReturnType<typeof configLocales>,
  frozen: readonly Listed[],
  files: ReportingReader,
): readonly Listed[] {
  const { siteDir } = config;
  const translated = locales.map(({ translations }) =>
    findFiles(siteDir, translations.root, files),
  );
  return [
    ...findFiles(siteDir, 'content', files),
    ...ownDocs(config, files),
    ...frozen,
    ...translated.flatMap(withoutDescriptions).filter(isOfDocsgen),
  ];
}

/** Whether a translation is not one of Docusaurus, whose folders stay beside those of a site that was migrated in place. */
function isOfDocsgen({ name }: Listed): boolean {
  return !/^i18n\/[^/]+\/docusaurus-(?:plugin|theme)-/.test(name);
}

/** Returns the names of the files with interface messages, see `SiteSources.messageFiles`. */
function messageFileNames(
  { siteDir, extendedDirs = [] }: SiteConfig,
  locales: ReturnType<typeof configLocales>,
): readonly string[] {
  const extended = extendedDirs.map((dir) => `${sitePath(siteDir, dir)}/`);
  return ['', ...extended].flatMap((folder) =>
    locales.flatMap(({ translations: { root } }) => [
      `${folder}${root}/theme.json`,
      `${folder}${root}/site.json`,
    ]),
  );
}

/** Finds the documents of the products whose folder is not in `content`. */
function ownDocs(config: SiteConfig, files: ReportingReader): readonly Listed[] {
  return config.docs.map(docsFolder).flatMap((folder) => {
    if (folder.startsWith('content/')) return [];
    if (folder === siteFolder) return siteFolderDocs(config, files);
    return findFiles(config.siteDir, folder, files);
  });
}

/** Throws if the theme or a block contains a file that must not be read, before it is compiled. */
function refuseUnreadableCode(siteDir: string, reader: SourceReader): void {
  const files = new ReportingReader(siteDir, reader);
  for (const name of ['theme', 'blocks']) files.below(path.join(siteDir, name));
  const errors = files.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new DiagnosticError(errors);
}

function readIcons(siteDir: string, files: ReportingReader): readonly SourceFile[] {
  const found = findFiles(siteDir, 'icons', files);
  return readFound(
    found.filter(({ name }) => name.endsWith('.svg')),
    files,
  );
}

/** Excludes API descriptions and their parts, which are not content. */
function withoutDescriptions(files: readonly Listed[]): readonly Listed[] {
  return files.filter(
    ({ name }) => !/^[^/]+\/[^/]+\/(?:(?:[\w-]+_)?versioned_)?openapi\//.test(name),
  );
}

/** Returns the folders of current and frozen descriptions, and of their translations. */
function descriptionFolders(
  { siteDir, docs }: SiteConfig,
  locales: readonly LocaleSource[],
): readonly string[] {
  const roots = ['', ...locales.map(({ translations: { root } }) => `${root}/`)];
  return roots.flatMap((root) => [
    `${root}openapi`,
    ...docs.flatMap(({ id }) => listFolders(siteDir, root + frozenDescriptionsFolder(id))),
  ]);
}

function readVersions(
  { id: product, frozen }: { readonly id: string; readonly frozen: readonly Listed[] },
  siteDir: string,
  locales: readonly LocaleSource[],
  files: ReportingReader,
): VersionSources {
  const [found] = readTexts(siteDir, [versionsFile(product)], files);
  const prefix = productPrefix(product);
  const sidebars = listFiles(siteDir, `${prefix}versioned_sidebars`, files);
  const roots = ['', ...locales.map(({ translations }) => `${translations.root}/`)];
  const frozenFolders = [frozenDocsFolder(product), frozenDescriptionsFolder(product)];
  const folders = roots.flatMap((root) =>
    frozenFolders.flatMap((name) => listFolders(siteDir, root + name)),
  );
  const listedFolder = ({ name }: Listed): string => name.split('/').slice(0, 2).join('/');
  // Other tools have a file of this name, too: an Obsidian plugin maps its versions to those of Obsidian.
  const isOwn = folders.length > 0 || sidebars.length > 0 || found?.text.trimStart()[0] === '[';
  return {
    list: isOwn ? found : undefined,
    sidebars: readTexts(
      siteDir,
      sidebars.filter((file) => file.endsWith('.json')),
      files,
    ),
    folders,
    filled: [...new Set(frozen.filter(({ name }) => isMarkdownFile(name)).map(listedFolder))],
  };
}

/** Returns the possible paths of the blog's authors file, in the order of the locales. */
function authorsFiles(config: SiteConfig, locales: readonly LocaleSource[]): string[] {
  const file = authorsFile(config);
  if (file === undefined) return [];
  const translated = locales.map(({ translations }) => translatedPath(file, translations) ?? file);
  return [...new Set([file, ...translated])];
}

function readStatic(siteDir: string, folder: string, files: ReportingReader): StaticFile[] {
  const prefix = sitePath(siteDir, folder);
  return readBinaries(findFiles(folder, '', files), files).map((file) => ({
    ...file,
    source: `${prefix}/${file.path}`,
  }));
}
