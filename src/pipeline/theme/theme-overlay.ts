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
 * path. An override can import the original as `docsgen/theme/components/chrome/Footer`.
 */
export function themeOverlay(siteTheme: string): Plugin {
  return {
    name: 'theme-overlay',
    setup(build) {
      build.onResolve({ filter: /^docsgen\/strings$/ }, () => ({ path: existing(stringsModule) }));
      build.onResolve({ filter: /^docsgen\/search$/ }, () => ({ path: existing(searchModule) }));
      build.onResolve({ filter: /^docsgen\/request$/ }, () => ({ path: existing(requestModule) }));
      build.onResolve({ filter: /^docsgen\/theme\// }, ({ path: name }) => {
        const file = existing(path.join(packageTheme, name.slice('docsgen/theme/'.length)));
        return file === undefined ? undefined : { path: file };
      });
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path: name, resolveDir, importer }) => {
        const wanted = path.resolve(resolveDir, name);
        const within = relativeInside(wanted, packageTheme) ?? relativeInside(wanted, siteTheme);
        if (within === undefined) return undefined;
        const own = existing(path.join(siteTheme, within));
        const file = own === importer ? undefined : own;
        const found = file ?? existing(path.join(packageTheme, within));
        return found === undefined ? undefined : { path: found };
      });
    },
  };
}

/** Returns the file of an import. As in TypeScript, `./X.js` also resolves to `X.tsx` or `X.ts`. */
function existing(file: string): string | undefined {
  const stem = file.replace(/\.jsx?$/, '');
  const candidates = stem === file ? [file, ...endings.map((ending) => file + ending)] : [];
  return [...candidates, ...endings.slice(0, 4).map((ending) => stem + ending)].find(
    (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
  );
}

/** Returns the path of a file relative to a folder; undefined if it is outside. */
export function relativeInside(file: string, folder: string): string | undefined {
  return file.startsWith(folder + path.sep) ? file.slice(folder.length + 1) : undefined;
}
