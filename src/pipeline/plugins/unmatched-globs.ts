import picomatch from 'picomatch';
import type { SiteConfig } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import { createConfigLocator } from '../config/config-locator.js';
import { originalFolders, pathAndOriginal } from '../docs/frozen-paths.js';
import { declaredPlugins } from './declared-plugins.js';

/** Warns of globs in `pages` of plugins that match no Markdown file. */
export function unmatchedGlobs(
  config: SiteConfig,
  files: readonly Pick<SourceFile, 'path'>[],
): readonly Diagnostic[] {
  const limited = declaredPlugins(config.markdown).filter(({ pages }) => pages !== undefined);
  if (limited.length === 0) return [];
  const locate = createConfigLocator(config);
  const frozen = originalFolders(config);
  const paths = files.flatMap(({ path }) => pathAndOriginal(path, frozen));
  return limited.flatMap(({ plugin, keys, pages = [] }) =>
    [pages].flat().flatMap((glob, index) => {
      if (matchesAny(glob, paths)) return [];
      const place = locate([...keys, 'pages', ...(Array.isArray(pages) ? [index] : [])]);
      return [
        diagnose('plugins/no-page', { plugin, glob }, { place, hint: globHint(glob, paths) }),
      ];
    }),
  );
}

/** A glob is often meant to begin in the content folder. */
function globHint(glob: string, paths: readonly string[]): string {
  const inside = ['content/', 'content/docs/']
    .map((folder) => folder + glob.replace(/^\.?\//, ''))
    .find((longer) => matchesAny(longer, paths));
  return inside === undefined
    ? 'a glob begins at the folder of the site, as in content/docs/guides/**'
    : `did you mean ${inside}?`;
}

function matchesAny(glob: string, paths: readonly string[]): boolean {
  const matches = picomatch(glob);
  return paths.some((path) => matches(path));
}
