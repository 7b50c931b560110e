import path from 'node:path/posix';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { isRecord, textOr } from '../../read/setting-values.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import { localeCode } from '../locale-code.js';

import { plainLink } from './plain-link.js';

type Settings = Readonly<Record<string, unknown>>;

/** A locale with a folder of its own. */
export interface FolderLocale {
  readonly folder: string;
  /** Its name in docsgen: that of the folder, which keeps the addresses, if it is a language tag. */
  readonly code: string;
  readonly settings: Settings;
}

/** Returns the settings of the main locale: those of the site, with those of `locales.root` over them. */
export function mainSettings(settings: Settings): Settings {
  const root = rootLocale(settings);
  const { label, link, themeConfig, ...own } = root;
  return {
    ...settings,
    ...own,
    themeConfig: { ...settingsRecord(settings.themeConfig), ...settingsRecord(themeConfig) },
  };
}

/** Returns the locales with Markdown files in a folder of their own. */
export function folderLocales(
  { locales }: Settings,
  files: SourceFiles,
  folder: string,
): readonly FolderLocale[] {
  return Object.entries(settingsRecord(locales)).flatMap(([name, settings]) => {
    const clean = normalPath(name);
    const isFolder = clean !== 'root' && files.list(path.join(folder, clean)).some(isMarkdownFile);
    if (!isFolder) return [];
    const known = settingsRecord(settings);
    const code = localeCode(clean, textOr(known.lang, clean));
    return [{ folder: clean, code, settings: known }];
  });
}

/** Returns a link with the name of its locale in docsgen: `/zh_CN/guide` is `/zh-CN/guide`. */
export function withLocaleCode(target: string, locales: readonly FolderLocale[]): string {
  const locale = locales.find(({ folder }) => `${target}/`.startsWith(`/${folder}/`));
  return locale ? `/${locale.code}${target.slice(locale.folder.length + 1)}` : target;
}

export function vitepressLocaleSettings(
  settings: Settings,
  locales: readonly FolderLocale[],
): Settings {
  const root = rootLocale(settings);
  const main = String(root.lang ?? settings.lang ?? 'en');
  return {
    defaultLocale: main,
    locales: [main, ...locales.map(({ code }) => code)],
    localeConfigs: Object.fromEntries([
      [main, { label: root.label }],
      ...locales.map(({ code, settings: { label, lang, dir } }) => [
        code,
        {
          label,
          ...(typeof lang === 'string' && lang !== code && { htmlLang: lang }),
          ...((dir === 'rtl' || dir === 'ltr') && { direction: dir }),
        },
      ]),
    ]),
  };
}

/** Returns the menu of the locales; those on other sites are links in it. */
export function localeMenu({ locales }: Settings, own: readonly FolderLocale[]): unknown[] {
  const elsewhere = Object.values(settingsRecord(locales)).flatMap((one) =>
    isRecord(one) && /^https?:\/\//.test(String(one.link))
      ? [{ label: String(one.label ?? one.lang ?? one.link), href: String(one.link) }]
      : [],
  );
  if (own.length === 0 && elsewhere.length === 0) return [];
  if (own.length === 0)
    return [{ type: 'dropdown', label: 'Languages', items: elsewhere, position: 'right' }];
  return [
    {
      type: 'localeDropdown',
      ...(elsewhere.length > 0 && { dropdownItemsAfter: elsewhere }),
      position: 'right',
    },
  ];
}

/**
 * Returns `site.json` of each locale: labels of its navigation by those of the main locale. Both sides of a pair lead
 * to the same page.
 */
export function localeLabels(
  main: Settings,
  locales: readonly FolderLocale[],
): Readonly<Record<string, string>> {
  const originals = labelsByLink(main.themeConfig, '');
  return Object.fromEntries(
    locales.flatMap(({ folder, code, settings }) => {
      const labels = Object.fromEntries(
        [...labelsByLink(settings.themeConfig, `/${folder}`)].flatMap(([link, label]) => {
          const original = originals.get(link);
          return original === undefined || original === label ? [] : [[original, label]];
        }),
      );
      const { title, description } = settings;
      if (typeof title === 'string' && typeof main.title === 'string') labels[main.title] ??= title;
      if (typeof description === 'string' && typeof main.description === 'string')
        labels[main.description] ??= description;
      if (Object.keys(labels).length === 0) return [];
      return [[`i18n/${code}/site.json`, `${JSON.stringify(labels, undefined, 2)}\n`]];
    }),
  );
}

/** Labels of the navbar and the sidebars by target. A group has the target of its first item, marked as a group. */
function labelsByLink(theme: unknown, prefix: string): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const { nav, sidebar } = settingsRecord(theme);
  const read = (items: unknown, base: string, kind: string): string | undefined => {
    const links = (Array.isArray(items) ? items : []).filter(isRecord).map((item) => {
      const { text, link, items: inner } = item;
      const own = typeof item.base === 'string' ? item.base : base;
      const first = read(inner, own, kind);
      const written = typeof link === 'string' ? withoutPrefix(own + link, prefix) : undefined;
      const target = written ?? (first === undefined ? undefined : `group ${first}`);
      if (typeof text === 'string' && target !== undefined) {
        const key = `${kind} ${target}`;
        if (!labels.has(key)) labels.set(key, text);
      }
      return target;
    });
    return links.find((one) => one !== undefined);
  };
  read(nav, '', 'nav');
  for (const one of Array.isArray(sidebar) ? [sidebar] : Object.values(settingsRecord(sidebar))) {
    const { base = '', items } = settingsRecord(one);
    read(Array.isArray(one) ? one : items, typeof base === 'string' ? base : '', 'sidebar');
  }
  return labels;
}

function withoutPrefix(link: string, prefix: string): string {
  if (/^[a-z]+:/i.test(link)) return link;
  const plain = plainLink(link);
  return prefix !== '' && `${plain}/`.startsWith(`${prefix}/`)
    ? plain.slice(prefix.length) || '/'
    : plain;
}

function rootLocale({ locales }: Settings): Settings {
  return settingsRecord(settingsRecord(locales).root);
}

function settingsRecord(value: unknown): Settings {
  return isRecord(value) ? value : {};
}
