import type { Messages } from '../../i18n/index.js';
import type { SearchRecord } from '../../search/search-record.js';
import type { LocaleSite } from '../locale-site.js';

/** The search content of one locale and docs version. */
export interface SearchSource {
  /** Path of the search manifest below the output folder: `fr/search-index.json`. */
  readonly file: string;
  /** docsgen's interface messages in its language. */
  readonly texts: Messages;
  readonly pages: readonly {
    /** With `baseUrl`. */
    readonly url: string;
    /** Digest of the search record. */
    readonly digest: string;
    readonly record: () => SearchRecord;
  }[];
}

/**
 * Returns the search content by docs version, according to the manifest of each page. Every version includes the
 * unversioned pages.
 */
export function searchSources({ plan: { input }, found }: LocaleSite): readonly SearchSource[] {
  const manifests = new Set(found.flatMap(({ page }) => page.search ?? []));
  return [...manifests].flatMap((manifest) => {
    const pages = found.flatMap(({ page, traits, record }) => {
      const isFound = page.version === undefined || page.search === manifest;
      if (!isFound || traits.record === undefined) return [];
      const read = (): SearchRecord => {
        const known = record();
        if (!known) throw new Error(`No search record of ${page.url}`);
        return known;
      };
      return [{ url: page.url, digest: traits.record, record: read }];
    });
    if (pages.length === 0) return [];
    return [{ file: manifest.slice(input.config.baseUrl.length), texts: input.texts, pages }];
  });
}
