import type { AuthorsFile, SiteConfig } from '../../config/index.js';
import { type TranslationFolders, translatedPath } from '../../site/index.js';

/** Returns the path of the blog's authors file; undefined without a blog. */
export function authorsFile({ blog }: Pick<SiteConfig, 'blog'>): string | undefined {
  return blog === false ? undefined : `content/${blog.path}/${blog.authorsMapPath}`;
}

/**
 * Returns the authors for a locale. A translation overrides the original field by field.
 * @param files by path
 */
export function localeAuthors(
  files: ReadonlyMap<string, AuthorsFile>,
  config: Pick<SiteConfig, 'blog'>,
  translations: TranslationFolders,
): AuthorsFile | undefined {
  const path = authorsFile(config);
  if (path === undefined) return undefined;
  const original = files.get(path);
  const translated = files.get(translatedPath(path, translations) ?? path);
  if (!original || !translated || original === translated) return translated ?? original;
  const authors = new Map(original.authors);
  for (const [key, author] of translated.authors) {
    const given = Object.entries(author).filter(([, value]) => value !== undefined);
    authors.set(key, { ...author, ...authors.get(key), ...Object.fromEntries(given) });
  }
  return { path, failed: original.failed || translated.failed, authors };
}
