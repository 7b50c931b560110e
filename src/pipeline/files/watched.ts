import path from 'node:path';
import type { DocsProduct, SiteConfig } from '../../config/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { watchedIcons } from '../../files/icon-folders.js';
import { docsFolder } from '../../files/index.js';
import { frozenFolders, siteFolders } from '../../files/site-folders.js';
import type { Parsed } from '../parsed.js';
import type { BuiltTheme } from '../theme/index.js';
import { versionsFile } from '../versions/version-files.js';

/** Returns the files and folders of a site that follow from the configuration alone. */
export function configSources({
  siteDir,
  docs,
  staticDirectories,
  openapi,
  icons,
}: SiteConfig): readonly string[] {
  const descriptions = openapi.flatMap(({ path: file, previous, overlays }) => [
    ...(file === undefined ? [] : [file]),
    ...overlays,
    ...(previous === undefined || previous.startsWith('git:') ? [] : [previous]),
  ]);
  const iconSources = icons.map((name) => sitePath(siteDir, watchedIcons(siteDir, name)));
  return [
    ...siteFolders,
    ...docs.flatMap(productSources),
    ...[...staticDirectories, ...descriptions, ...iconSources],
  ];
}

/** Returns the files and folders of a product. */
function productSources(product: DocsProduct): readonly string[] {
  return [docsFolder(product), versionsFile(product.id), ...frozenFolders(product.id)];
}

/**
 * Returns the absolute paths of all files and folders that need a rebuild when they change,
 * including included files.
 */
export function watchedPaths(
  config: SiteConfig,
  {
    docs,
    apis,
    reactPages,
    blocks,
    plugins,
  }: Pick<Parsed, 'docs' | 'apis' | 'reactPages' | 'blocks' | 'plugins'>,
  theme: Pick<BuiltTheme, 'inputs'>,
): string[] {
  const names = [
    ...configSources(config),
    ...(config.configInputs ?? []),
    ...(config.extendedDirs ?? []).flatMap((dir) =>
      ['theme', 'blocks', 'i18n'].map((folder) => path.join(dir, folder)),
    ),
    ...(blocks?.inputs ?? []),
    ...(plugins?.inputs ?? []),
    ...docs.flatMap(({ includes }) => includes),
    ...apis
      .flatMap(({ api, translations }) => [api, ...translations.values()])
      .flatMap((one) => one?.files ?? []),
  ];
  return [
    ...new Set([
      ...names.map((name) => path.resolve(config.siteDir, name)),
      ...theme.inputs,
      ...reactPages.inputs,
    ]),
  ];
}
