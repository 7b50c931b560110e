import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/index.js';
import { drawnIcon, plainIconName } from '../../content/directives/icon-names.js';
import { type IconFiles, iconFiles } from '../../content/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, suggest } from '../../diagnostics/index.js';
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
 * Returns the names of the site's own icons and of those in folders.
 * @param folders relative to the site's folder
 */
export function allIconNames(siteDir: string, folders: readonly string[]): readonly string[] {
  return ['icons', ...folders].flatMap((folder) => {
    const absolute = path.resolve(siteDir, folder);
    const files = existsSync(absolute) ? readdirSync(absolute, { recursive: true }) : [];
    return files
      .map(String)
      .flatMap((file) => /^(.+)\.svg$/.exec(file.replaceAll('\\', '/'))?.[1] ?? []);
  });
}

/**
 * Returns the icons of packages that sidebars and the navbar name, by the name as written. Packages have thousands of
 * icons, of which only these are read, and the most similar one to a name that does not exist.
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
  let known: readonly string[] | undefined;
  const similar = (name: string): string | undefined => {
    if (drawnIcon(name) !== undefined) return undefined;
    known ??= allIconNames(config.siteDir, folders);
    return suggest(plainIconName(name), known);
  };
  const readIcon = (name: string) => {
    for (const file of iconFiles(name, folders)) {
      const found = read(file);
      if (found && 'text' in found) return [name, { path: file, text: found.text }] as const;
    }
    return undefined;
  };
  return new Map(
    [...names].flatMap((name) => {
      const icon = readIcon(name) ?? readIcon(similar(name) ?? '');
      return icon ? [icon] : [];
    }),
  );
}
