import path from 'node:path/posix';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import { isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';
import type { PageContext, SourcePage } from '../../source-tool.js';
import { labelFiles } from '../label-files.js';
import { localeCode } from '../locale-code.js';
import { plainRoute } from '../plain-folder.js';
import { pluginSettings } from './plugins.js';
import type { MkdocsSettings as Settings } from './settings.js';

interface Language {
  /** As folders and names of files have it. */
  readonly locale: string;
  /** Its name in docsgen. */
  readonly code: string;
  readonly label: unknown;
  readonly settings: Settings;
}

/** The languages of mkdocs-static-i18n. */
export interface MkdocsLanguages {
  readonly main: Language;
  readonly others: readonly Language[];
  /** Whether a language is a folder, `fr/mars.md`, and not part of the name, `mars.fr.md`. */
  readonly inFolders: boolean;
}

/** Returns the languages that have pages; undefined for a site in one language. */
export function mkdocsLanguages(
  { plugins }: Settings,
  files: SourceFiles,
  folder: string,
): MkdocsLanguages | undefined {
  const options = pluginSettings(plugins, 'i18n');
  const inFolders = options?.docs_structure === 'folder';
  const pages = files.list(folder).filter(isMarkdownFile);
  const hasPages = (locale: string): boolean =>
    pages.some((file) =>
      inFolders ? file.startsWith(path.join(folder, locale, '/')) : file.endsWith(`.${locale}.md`),
    );
  const listed = writtenLanguages(options ?? {});
  const main = listed.find(({ settings }) => settings.default === true) ?? listed[0];
  const others = listed.filter(
    (one) => one !== main && one.settings.build !== false && hasPages(one.locale),
  );
  return main && others.length > 0 ? { main, others, inFolders } : undefined;
}

/** Releases before 1.0 have a mapping, and the default language beside it. */
function writtenLanguages({ languages, default_language: main }: Settings): readonly Language[] {
  const list = Array.isArray(languages)
    ? languages.filter(isRecord)
    : Object.entries(isRecord(languages) ? languages : {}).map(([locale, one]) => ({
        ...(isRecord(one) ? one : { name: one }),
        locale,
        default: locale === main,
      }));
  return list.flatMap((settings): Language[] => {
    const { locale, name } = settings as Settings;
    if (typeof locale !== 'string' || !/^[a-z]{2,3}(?:[-_]\w+)?$/i.test(locale)) return [];
    return [{ locale, code: localeCode(locale, locale), label: name, settings }];
  });
}

/** Returns the place of a Markdown file: its language, and its path without it. */
export function languagePage(from: string, below: string, languages: MkdocsLanguages): SourcePage {
  const { main, others, inFolders } = languages;
  const [, start = '', locale = '', end = ''] = inFolders
    ? (/^()([^/]+)\/(.+)$/.exec(below) ?? [])
    : (/^(.*)\.([^./]+)(\.[^./]+)$/.exec(below) ?? []);
  const other = others.find((one) => one.locale === locale);
  if (other) return { from, to: `i18n/${other.code}/docs/${start}${end}` };
  const own = locale === main.locale ? start + end : below;
  return { from, to: `content/docs/${own}`, route: plainRoute(own) };
}

/**
 * Returns a link of a translation as the original would have it, because a translation has the place of its original
 * and takes images and missing pages from there. Undefined for other links.
 */
export function translatedLink(target: string, context: PageContext): string | undefined {
  const [, code, own] = /^i18n\/([^/]+)\/docs\/(.*)$/.exec(context.page.to) ?? [];
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (code === undefined || own === undefined || written === '' || written.startsWith('/'))
    return undefined;
  const file = path.join(path.dirname(context.page.from), decodeUriPart(written));
  if (!context.files.has(file)) return undefined;
  const to = path.join(path.dirname(context.page.to), context.linkTo(file));
  const folder = ['content/docs/', `i18n/${code}/docs/`].find((one) => to.startsWith(one));
  return folder && path.relative(path.dirname(own), to.slice(folder.length)) + rest;
}

export function languageSettings({ main, others }: MkdocsLanguages): Settings {
  const all = [main, ...others];
  return {
    defaultLocale: main.code,
    locales: all.map(({ code }) => code),
    localeConfigs: Object.fromEntries(
      all.map(({ code, label }) => [code, typeof label === 'string' ? { label } : {}]),
    ),
  };
}

/** Returns `site.json` for each language: translated labels of the navigation, and the title of the site. */
export function languageLabels(
  { main, others }: MkdocsLanguages,
  { nav, site_name: title }: Settings,
): Record<string, string> {
  const originals = labelsByTarget(main.settings.nav ?? nav);
  const labels = others.map(({ code, settings }) => {
    const { nav_translations: translations, site_name: ownTitle } = settings;
    const ofNav = [...labelsByTarget(settings.nav)].flatMap(([target, label]) => {
      const original = originals.get(target);
      return original === undefined || original === label ? [] : [[original, label] as const];
    });
    const own = {
      ...Object.fromEntries(ofNav),
      ...(isRecord(translations) ? translations : {}),
      ...(typeof title === 'string' && typeof ownTitle === 'string' && { [title]: ownTitle }),
    };
    return [code, own] as const;
  });
  return labelFiles(new Map(labels.filter(([, own]) => Object.keys(own).length > 0)));
}

/** Labels of the navigation by target. A section has the target of its first entry, marked as a section. */
function labelsByTarget(nav: unknown): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const read = (entries: readonly unknown[]): string | undefined => {
    const targets = entries.flatMap((entry): string[] => {
      if (typeof entry === 'string') return [entry];
      return Object.entries(isRecord(entry) ? entry : {}).flatMap(([label, value]) => {
        const first = Array.isArray(value) ? read(value) : undefined;
        const target = Array.isArray(value) ? first && `section ${first}` : String(value);
        if (target === undefined || target === '') return [];
        if (!labels.has(target)) labels.set(target, label);
        return [target];
      });
    });
    return targets[0];
  };
  read(Array.isArray(nav) ? nav : []);
  return labels;
}
