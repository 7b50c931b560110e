import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePath } from '../../diagnostics/site-path.js';
import { moduleFolder } from '../../files/index.js';
import { readComponentSource } from './props/component-source.js';
import { type RecordedTypes, readTypesRecord, type TypesRecord } from './props/recorded-types.js';
import { readThemeTypes, referencedTypes, type ThemeTypes } from './props/theme-types.js';
import { packageTheme } from './theme-overlay.js';

/** Folder of the originals of ejected files, below the site's `theme` folder. */
const originalsFolder = '.originals';

/** A version of docsgen's theme. */
export interface ThemeSource {
  readonly dir: string;
  /** Module that exports the types of `docsgen/theme`, without an ending. */
  readonly types: string;
}

export const packageSource: ThemeSource = {
  dir: packageTheme,
  types: path.join(moduleFolder, 'site/theme-api'),
};

/** A file that the site ejected. */
export interface EjectedFile {
  /** Path below `theme`, with `/` between names. */
  readonly file: string;
  /** The site's file. */
  readonly own: string;
  /** The original from which it was made. */
  readonly base: string;
  /** The original of this version, and its path if it has moved; undefined if there is none any more. */
  readonly current: { readonly file: string; readonly text: string } | undefined;
  readonly recorded: RecordedTypes | undefined;
}

/** Where an ejected file and what is recorded of it are in a site. */
export function ejectedPaths(siteDir: string, file: string) {
  const originals = path.join(siteDir, 'theme', originalsFolder);
  return {
    target: path.join(siteDir, 'theme', file),
    original: path.join(originals, file),
    types: path.join(originals, 'types.json'),
  };
}

/** Path of an original relative to the site's folder. */
export function originalName(file: string): string {
  return `theme/${originalsFolder}/${file}`;
}

/** Reads the record of types; undefined if it is damaged. */
export function ejectedTypes(siteDir: string): TypesRecord | undefined {
  return readTypesRecord(ejectedPaths(siteDir, '').types);
}

/** Lists the files that the site ejected and still has. */
export function ejectedFiles(siteDir: string, theme: ThemeSource): readonly EjectedFile[] {
  const folder = path.join(siteDir, 'theme', originalsFolder);
  if (!existsSync(folder)) return [];
  const record = ejectedTypes(siteDir) ?? {};
  return filesBelow(folder)
    .filter((file) => existsSync(ejectedPaths(siteDir, file).target))
    .map((file) => ({
      file,
      own: readFileSync(ejectedPaths(siteDir, file).target, 'utf8'),
      // Git may write the site's files with CRLF; docsgen's have LF.
      base: withLf(readFileSync(ejectedPaths(siteDir, file).original, 'utf8')),
      current: currentOriginal(file, siteDir, theme),
      recorded: record[file],
    }));
}

function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** A file of the same name in `components` (or another such folder) is where the original has moved to. */
function currentOriginal(
  file: string,
  siteDir: string,
  theme: ThemeSource,
): EjectedFile['current'] {
  const read = (name: string) => ({
    file: name,
    text: readFileSync(path.join(theme.dir, name), 'utf8'),
  });
  if (existsSync(path.join(theme.dir, file))) return read(file);
  const [folder] = file.split('/');
  const [moved, ...others] = overridableFiles(theme.dir).filter(
    (one) => path.posix.basename(one) === path.posix.basename(file) && one.split('/')[0] === folder,
  );
  const isFree = moved !== undefined && !existsSync(ejectedPaths(siteDir, moved).target);
  return isFree && others.length === 0 ? read(moved) : undefined;
}

/** Lists the files of a folder, relative to it, with `/` between names. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => sitePath(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Lists the files of docsgen's theme that a site may override. */
export function overridableFiles(themeDir: string): readonly string[] {
  return filesBelow(themeDir).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !/(^|\/)(dev\/|slots\/)|\.test\./.test(name),
  );
}

/** Returns the types of `docsgen/theme` that a file can read through what it imports. */
export function componentTypes(file: string, text: string, types: ThemeTypes): ThemeTypes {
  const source = /\.tsx?$/.test(file) ? readComponentSource(file, text) : undefined;
  const imported = [...(source?.imports.values() ?? [])].filter(
    ({ from }) => from === 'docsgen/theme',
  );
  return referencedTypes(
    imported.map(({ name }) => name),
    types,
  );
}

/** Returns a function that reads the types of a theme once. */
export function typesReader(theme: ThemeSource): () => ThemeTypes {
  let types: ThemeTypes | undefined;
  return () => {
    types ??= readThemeTypes(theme.types);
    return types;
  };
}
