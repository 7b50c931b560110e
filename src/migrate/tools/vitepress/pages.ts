import path from 'node:path/posix';
import picomatch from 'picomatch';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { pageFrontMatter } from '../../text/front-matter.js';
import { plainRoute } from '../plain-folder.js';
import type { FolderLocale } from './locales.js';
import { patternRewrites } from './rewrites.js';

type Settings = Readonly<Record<string, unknown>>;

/** Returns the pages of a site, translations included. */
export function vitepressPages(
  settings: Settings,
  files: SourceFiles,
  folder: string,
  locales: readonly FolderLocale[],
): SourcePage[] {
  const { themeConfig } = settings;
  const isExcluded = excludes(settings.srcExclude);
  const rewrites =
    typeof settings.rewrites === 'object' && settings.rewrites !== null
      ? (settings.rewrites as Settings)
      : {};
  const rewritten = patternRewrites(rewrites);
  const below = (file: string): string => (folder === '' ? file : path.relative(folder, file));
  const isHome = (file: string): boolean =>
    pageFrontMatter(files.text(file) ?? '').layout === 'home';
  const texts = files
    .list(folder)
    .filter((file) => isMarkdownFile(file) && !/(?:^|\/)\.\w/.test(file.slice(folder.length)));
  const place = (from: string): string => {
    const file = below(from);
    // `README.md` has no page, unless the settings make it the home page.
    return rewrites[file] === 'index.md' ? 'index.md' : (rewritten(file) ?? file);
  };
  const home = texts.find((from) => place(from) === 'index.md');
  const hasHome = home !== undefined && isHome(home);
  const sidebar = JSON.stringify(isRecord(themeConfig) ? (themeConfig.sidebar ?? '') : '');
  const isNamed = (route: string): boolean => sidebar.includes(`"${route}"`);
  return texts.map((from): SourcePage => {
    const file = place(from);
    const locale = locales.find((one) => file.startsWith(`${one.folder}/`));
    if (locale) return translation(from, file, locale, hasHome);
    if (isExcluded(below(from)) || /^README\.md$|\[/.test(file)) {
      const parent = path.dirname(file) === '.' ? '' : `${path.dirname(file)}/`;
      return { from, to: `content/docs/${parent}_${path.basename(file)}` };
    }
    const exact = rewrites[below(from)];
    const route = plainRoute(typeof exact === 'string' ? exact : file);
    const isSiteHome = file === 'index.md' && hasHome;
    const visible = file.replace(/(^|\/)_+([^/]+)$/, '$1$2');
    // docsgen makes no page of a hidden text; one that the sidebar names is a page.
    if (visible !== file && isNamed(route) && !files.has(path.join(folder, visible)))
      return { from, to: `content/docs/${visible}`, route };
    return { from, to: isSiteHome ? 'content/index.md' : `content/docs/${file}`, route };
  });
}

/** A translation has the place of its original, that of the home page included. */
function translation(
  from: string,
  file: string,
  { folder, code }: FolderLocale,
  hasHome: boolean,
): SourcePage {
  const original = file.slice(folder.length + 1);
  const isSiteHome = original === 'index.md' && hasHome;
  return { from, to: `i18n/${code}/${isSiteHome ? '' : 'docs/'}${original}` };
}

/** Longer patterns and groups, of which some take exponential time, are left out. */
const maxPatternLength = 200;

function excludes(written: unknown): (file: string) => boolean {
  const patterns = (Array.isArray(written) ? written : []).filter(
    (one): one is string =>
      typeof one === 'string' &&
      /^[^()]*[^()\s][^()]*$/.test(one) &&
      one.length <= maxPatternLength,
  );
  return picomatch(patterns);
}
