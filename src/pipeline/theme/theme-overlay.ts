import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { moduleFolder, packageFolder } from '../../files/index.js';

/** The folder of the theme that comes with docsgen. */
export const packageTheme = path.join(packageFolder, 'theme');

/** What docsgen's words are put together with, on the server and in the browser. */
const stringsModule = path.join(moduleFolder, 'i18n/format');

/** What the browser searches with, which the build has made the index for. */
const searchModule = path.join(moduleFolder, 'search/query/index');

/** What makes requests of a reader's values, as it made the samples of the page. */
const requestModule = path.join(moduleFolder, 'request/index');

const endings = ['.tsx', '.ts', '.jsx', '.js', '.css'];

/**
 * Lets a site's own `theme` folder replace single files of docsgen's: a file at the same path wins. The file
 * that replaces may import what it replaces as `docsgen/theme/components/chrome/Footer`.
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

/** The file that an import means; `./X.js` in TypeScript means `X.tsx` or `X.ts` first. */
function existing(file: string): string | undefined {
  const stem = file.replace(/\.jsx?$/, '');
  const candidates = stem === file ? [file, ...endings.map((ending) => file + ending)] : [];
  return [...candidates, ...endings.slice(0, 4).map((ending) => stem + ending)].find(
    (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
  );
}

/** The path of a file relative to a folder; undefined where it lies elsewhere. */
export function relativeInside(file: string, folder: string): string | undefined {
  return file.startsWith(folder + path.sep) ? file.slice(folder.length + 1) : undefined;
}
