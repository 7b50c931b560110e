import { slug } from 'github-slugger';

/**
 * Returns an author's key as a URL slug, as Docusaurus does: `AdaLovelace` and `ada_lovelace` become `ada-lovelace`.
 */
export function authorSlug(key: string): string {
  const words = key.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2').replaceAll('_', '-');
  return slug(words) || 'author';
}
