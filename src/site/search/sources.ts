import type { Messages } from '../../i18n/index.js';
import type { SearchRecord } from '../../search/search-record.js';
import type { LocaleSite } from '../locale-site.js';

/** What readers of one language and docs version can search. */
export interface SearchSource {
  /** Path of its manifest below the output folder: `fr/search-index.json`. */
  readonly file: string;
  /** docsgen's own words in its language. */
  readonly texts: Messages;
  readonly pages: readonly {
    /** With `baseUrl`. */
    readonly url: string;
    /** Of the record: equal where nothing in it has changed. */
    readonly digest: string;
    readonly record: () => SearchRecord;
  }[];
}

/**
 * What can be searched, by docs version: each page says which manifest it searches in. Pages that belong to no
 * version are found from all of them.
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
