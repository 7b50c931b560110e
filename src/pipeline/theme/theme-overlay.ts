import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { moduleFolder, packageFolder } from '../../files/index.js';

/** Folder of docsgen's theme. */
export const packageTheme = path.join(packageFolder, 'theme');

/** Formats interface messages, on the server and in the browser. */
const stringsModule = path.join(moduleFolder, 'i18n/format');

/** Searches the index in the browser. */
const searchModule = path.join(moduleFolder, 'search/query/index');

/** Builds requests from a reader's input, in the same way as the page's code samples. */
const requestModule = path.join(moduleFolder, 'request/index');

const endings = ['.tsx', '.ts', '.jsx', '.js', '.css'];

/**
 * Returns a plugin that lets a site's `theme` folder override single files of docsgen's theme by
 * path, and so do the folders that the site extends. An override can import the original as `docsgen/theme/components/chrome/Footer`.
 */
export function themeOverlay(siteThemes: readonly string[]): Plugin {
  /** An override imports what it replaces: that of a theme that the site extends, else docsgen's. */
  const original = (within: string, importer: string): string | undefined => {
    const at = siteThemes.findIndex(
      (theme) => existingModule(path.join(theme, within)) === importer,
    );
    const below = at < 0 ? [] : siteThemes.slice(at + 1);
    return [...below, packageTheme]
      .map((theme) => existingModule(path.join(theme, within)))
      .find((file) => file !== undefined);
  };
  return {
    name: 'theme-overlay',
    setup(build) {
      build.onResolve({ filter: /^docsgen\/strings$/ }, () => ({
        path: existingModule(stringsModule),
      }));
      build.onResolve({ filter: /^docsgen\/search$/ }, () => ({
        path: existingModule(searchModule),
      }));
      build.onResolve({ filter: /^docsgen\/request$/ }, () => ({
        path: existingModule(requestModule),
      }));
      build.onResolve({ filter: /^docsgen\/theme\// }, ({ path: name, importer }) => {
        const within = name.slice('docsgen/theme/'.length);
        const file = original(within, importer);
        return file === undefined ? undefined : { path: file };
      });
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path: name, resolveDir, importer }) => {
        const wanted = path.resolve(resolveDir, name);
        const within = relativeInsideAny(wanted, [packageTheme, ...siteThemes]);
        if (within === undefined) return undefined;
        const found = [...siteThemes, packageTheme]
          .map((theme) => existingModule(path.join(theme, within)))
          .find((file) => file !== undefined && file !== importer);
        return found === undefined ? undefined : { path: found };
      });
    },
  };
}

/** Returns the file of an import. As in TypeScript, `./X.js` also resolves to `X.tsx` or `X.ts`. */
export function existingModule(file: string): string | undefined {
  const stem = file.replace(/\.jsx?$/, '');
  const candidates = stem === file ? [file, ...endings.map((ending) => file + ending)] : [];
  return [...candidates, ...endings.slice(0, 4).map((ending) => stem + ending)].find(
    (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
  );
}

/** Returns the path of a file relative to a folder; undefined if it is outside. */
function relativeInside(file: string, folder: string): string | undefined {
  return file.startsWith(folder + path.sep) ? file.slice(folder.length + 1) : undefined;
}

/** Returns the path of a file relative to the first of the folders that contains it. */
export function relativeInsideAny(file: string, folders: readonly string[]): string | undefined {
  return folders
    .map((folder) => relativeInside(file, folder))
    .find((within) => within !== undefined);
}

/** Returns the folders of theme files, the strongest first: that of the site, then those that it extends. */
export function themeFolders(
  siteDir: string,
  extendedDirs: readonly string[] = [],
): readonly string[] {
  return [siteDir, ...extendedDirs].map((dir) => path.join(dir, 'theme'));
}
