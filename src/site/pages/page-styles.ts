import type { SiteInput } from '../input.js';
import type { PageContent } from '../page-props/page.js';
import { pageKind } from './kinds/index.js';

/** Returns the paths of the style sheets that a page needs, in load order: the theme's, then those of own blocks. */
export function pageStyleSheets(
  content: PageContent,
  { styles, blockSheets = {} }: Pick<SiteInput['bundle'], 'styles' | 'blockSheets'>,
): readonly string[] {
  const ofTheme = pageKind(content)
    .styleSheets(content)
    .map((name) => styles[name]);
  const ofBlocks =
    Object.keys(blockSheets).length === 0
      ? []
      : blocksIn(content).flatMap((name) => blockSheets[name] ?? []);
  return [styles.site, ...ofTheme, ...ofBlocks];
}

/** Returns the names of the site's own blocks in a page. */
function blocksIn(content: PageContent): readonly string[] {
  const names = pageKind(content)
    .blockTexts(content)
    .flatMap((part) =>
      typeof part === 'string'
        ? [...part.matchAll(/\sdata-block="([\w-]+)"/g)].map(([, name = '']) => name)
        : [],
    );
  return [...new Set(names)];
}
