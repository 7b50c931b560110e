import path from 'node:path/posix';
import { slug } from 'github-slugger';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { isRecord } from '../../read/setting-values.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { pageFrontMatter } from '../../text/front-matter.js';
import { labelFiles } from '../label-files.js';
import { localeCode } from '../locale-code.js';

type Settings = Readonly<Record<string, unknown>>;

/** Folder of the texts. */
export const starlightTextFolder = 'src/content/docs';

interface Locale {
  readonly folder: string;
  /** Its name in docsgen: that of the folder, which keeps the addresses, if it is a language tag. */
  readonly code: string;
  readonly lang: string;
  readonly direction: unknown;
  readonly label: unknown;
}

export interface Locales {
  readonly all: readonly Locale[];
  readonly main: string;
  /** Folder of the default language; empty at the root. */
  readonly mainFolder: string;
}

export function starlightLocales(settings: Settings, files: SourceFiles): Locales {
  const written = isRecord(settings.locales) ? settings.locales : {};
  const folders = topFolders(files);
  const listed = Object.entries(written).flatMap(([name, one]): Locale[] => {
    const folder = name === 'root' ? '' : folders.get(name.toLowerCase());
    if (!isRecord(one) || folder === undefined) return [];
    const lang = String(one.lang ?? name);
    const code = folder === '' ? lang : localeCode(name, lang);
    return [{ folder, code, lang, direction: one.dir, label: one.label }];
  });
  const wanted = settings.defaultLocale === 'root' ? '' : settings.defaultLocale;
  const main =
    listed.find(({ folder }) => folder === wanted) ??
    listed.find(({ folder }) => folder === '') ??
    listed[0];
  const all = main ? [main, ...listed.filter((one) => one !== main)] : [];
  return { all, main: main?.code ?? 'en', mainFolder: main?.folder ?? '' };
}

/** Returns the folders of texts by their name in lower case, which Starlight compares. */
function topFolders(files: SourceFiles): ReadonlyMap<string, string> {
  const below = files.list(starlightTextFolder).map((file) => file.split('/').slice(3));
  const folders = below.flatMap(([name, ...rest]) => (name && rest.length > 0 ? [name] : []));
  return new Map(folders.map((name) => [name.toLowerCase(), name]));
}

const notFoundPage = /^(content\/docs\/|i18n\/[^/]+\/docs\/)404\.(mdx?)$/;

export function starlightPages(files: SourceFiles, locales: Locales): SourcePage[] {
  return files
    .list(starlightTextFolder)
    .filter(isMarkdownFile)
    .map((from): SourcePage => {
      const below = from.slice(starlightTextFolder.length + 1);
      // docsgen has a page of its own for addresses that do not exist.
      const to = starlightPagePath(below, locales).replace(notFoundPage, '$1_404.$2');
      const isMain = to.startsWith('content/docs/') && !/(?:^|\/)_/.test(to);
      const own = locales.mainFolder === '' ? below : path.relative(locales.mainFolder, below);
      return { from, to, route: isMain ? starlightRoute(own, files.text(from) ?? '') : undefined };
    });
}

/** Returns the route of a page: its `slug`, or each part of its path as an anchor of GitHub, `v1.2` as `v12`. */
function starlightRoute(file: string, text: string): string {
  const { slug: written } = pageFrontMatter(text);
  if (typeof written === 'string') return `/${normalPath(written)}`;
  const parts = file.replace(/\.[^./]+$/, '').split('/');
  const names = parts.map((part) => slug(part));
  return `/${(names.at(-1) === 'index' ? names.slice(0, -1) : names).join('/')}`;
}

export function starlightPagePath(below: string, { all, mainFolder }: Locales): string {
  const [first = ''] = below.split('/');
  const locale = all.find(({ folder }) => folder !== '' && folder === first);
  if (locale && first !== mainFolder)
    return `i18n/${locale.code}/docs/${below.slice(first.length + 1)}`;
  return `content/docs/${mainFolder !== '' && first === mainFolder ? below.slice(first.length + 1) : below}`;
}

export function starlightLocaleSettings({ all, main }: Locales): Settings {
  return {
    defaultLocale: main,
    locales: all.map(({ code }) => code),
    localeConfigs: Object.fromEntries(
      all.map(({ code, lang, direction, label }) => [
        code,
        {
          label,
          ...(lang !== code && { htmlLang: lang }),
          ...((direction === 'rtl' || direction === 'ltr') && { direction }),
        },
      ]),
    ),
  };
}

/** Returns `site.json` for each language from the `translations` of labels. */
export function starlightLabels(sidebar: unknown, { all }: Locales): Record<string, string> {
  const labels = new Map<string, Record<string, unknown>>();
  const walk = (items: unknown): void => {
    for (const item of Array.isArray(items) ? items : []) {
      if (!isRecord(item)) continue;
      for (const [lang, text] of Object.entries(
        isRecord(item.translations) ? item.translations : {},
      )) {
        if (typeof item.label !== 'string' || typeof text !== 'string') continue;
        const name = lang.toLowerCase();
        const locale = all.find((one) =>
          [one.lang, one.folder, one.code].some((own) => own.toLowerCase() === name),
        );
        // The site has no pages in this language.
        if (locale === undefined) continue;
        const { code } = locale;
        labels.set(code, { ...labels.get(code), [item.label]: text });
      }
      walk(item.items);
    }
  };
  walk(sidebar);
  return labelFiles(labels);
}
