import { slug } from 'github-slugger';

/** The key of an author in URLs, as Docusaurus has it: `AdaLovelace` and `ada_lovelace` become `ada-lovelace`. */
export function authorSlug(key: string): string {
  const words = key.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2').replaceAll('_', '-');
  return slug(words) || 'author';
}
