import { isMarkdownFile } from '../../../files/markdown-file.js';
import type { SourceFiles } from '../../source-files.js';

/** The languages of the documents. */
export interface FumadocsLanguages {
  readonly main: string;
  readonly others: readonly string[];
  /** Whether a language is a folder, `cn/mars.mdx`, and not part of the name, `mars.cn.mdx`. */
  readonly inFolders: boolean;
  /** Whether addresses name the main language, too: `/en/docs/mars`. */
  readonly isMainInRoutes: boolean;
}

/** Returns the languages that `defineI18n` sets up and that have pages; undefined for a site in one language. */
export function fumadocsLanguages(
  files: SourceFiles,
  folder: string,
): FumadocsLanguages | undefined {
  const texts = files
    .list('')
    .filter((file) => /(?:^|\/)i18n\.[jt]sx?$/.test(file))
    .map((file) => files.text(file) ?? '');
  const settings = texts.find((text) => text.includes('defineI18n('));
  if (settings === undefined) return undefined;
  const value = (key: string): string | undefined =>
    new RegExp(`\\b${key}:\\s*['"]([\\w-]+)['"]`).exec(settings)?.[1];
  const main = value('defaultLanguage') ?? 'en';
  const inFolders = value('parser') === 'dir';
  const pages = files.list(folder).filter(isMarkdownFile);
  const names = pages.flatMap((file) => {
    const below = file.slice(folder.length + 1);
    const [, suffix] = /\.([^./]+)\.mdx?$/.exec(below) ?? [];
    const [first, ...rest] = below.split('/');
    const name = inFolders ? rest.length > 0 && first : suffix;
    return name && isLanguageName(name) ? [name] : [];
  });
  const others = [...new Set(names)].filter((name) => name !== main).toSorted();
  if (others.length === 0) return undefined;
  return { main, others, inFolders, isMainInRoutes: value('hideLocale') === undefined };
}

/** Names of folders, such as `api`, can look like language tags; those of Fumadocs are two letters and a region. */
function isLanguageName(name: string): boolean {
  return /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(name);
}

/** A path below the folder of the documents in its language. */
export interface LanguagePath {
  readonly language: string;
  /** Without the language. */
  readonly below: string;
}

export function languagePath(
  below: string,
  { main, others, inFolders }: FumadocsLanguages,
): LanguagePath {
  const all = [main, ...others];
  const [, start = '', name = '', end = ''] = inFolders
    ? (/^()([^/]+)\/(.+)$/.exec(below) ?? [])
    : (/^(.*)\.([^./]+)(\.[^./]+)$/.exec(below) ?? []);
  return all.includes(name) ? { language: name, below: start + end } : { language: main, below };
}
