import { existsSync } from 'node:fs';
import type { SiteConfig } from '../../config/index.js';
import { type IconFiles, iconFiles } from '../../content/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { iconFolder, packageName } from '../../files/icon-folders.js';
import { fileAccess } from '../../files/index.js';
import { createConfigLocator } from '../config/config-locator.js';
import type { Parsed } from '../parsed.js';
import { includeReader } from './include-reader.js';

/** Returns the folders of `icons` in the configuration, relative to the site's folder. */
export function iconFolders({ siteDir, icons }: SiteConfig): readonly string[] {
  return icons.map((name) => sitePath(siteDir, iconFolder(siteDir, name)));
}

/** Warns of folders in `icons` that do not exist. */
export function missingIconFolders(config: SiteConfig): readonly Diagnostic[] {
  return config.icons.flatMap((name, index) => {
    if (existsSync(iconFolder(config.siteDir, name))) return [];
    const place = createConfigLocator(config)(['icons', index]);
    const hint = name.startsWith('.') ? undefined : `npm install ${packageName(name)}`;
    return [diagnose('config/icon-folder', { folder: name }, { place, hint })];
  });
}

/**
 * Returns the icons of packages that sidebars and the navbar name, by the name as written. Packages have thousands of
 * icons, of which only these are read.
 */
export function packagedIcons(
  { docs, categories }: Pick<Parsed, 'docs' | 'categories'>,
  config: SiteConfig,
): IconFiles {
  const folders = iconFolders(config);
  if (folders.length === 0) return new Map();
  const read = includeReader(fileAccess(config.siteDir, config));
  const settings = JSON.stringify([config.themeConfig.navbar, config.docs]);
  const names = new Set([
    ...docs.flatMap(({ meta }) => meta.icon ?? []),
    ...[...categories.values()].flatMap((category) => category.config.icon ?? []),
    ...[...settings.matchAll(/"icon":"([^"]+)"/g)].map(([, name = '']) => name),
  ]);
  return new Map(
    [...names].flatMap((name) => {
      for (const file of iconFiles(name, folders)) {
        const found = read(file);
        if (found && 'text' in found) return [[name, { path: file, text: found.text }] as const];
      }
      return [];
    }),
  );
}
