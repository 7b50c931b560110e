import type { Messages } from '../../i18n/index.js';
import type { SearchRecord } from '../../search/search-record.js';
import type { RenderedLocale } from '../rendered-locale.js';
import { defaultVersions } from '../versions.js';

/** The search content of one locale and docs version. */
export interface SearchSource {
  /** Path of the search manifest below the output folder: `fr/search-index.json`. */
  readonly file: string;
  /** docsgen's interface messages in its language. */
  readonly messages: Messages;
  readonly pages: readonly {
    /** With `baseUrl`. */
    readonly url: string;
    /** Digest of the search record. */
    readonly digest: string;
    readonly record: () => SearchRecord;
    /** Whether it belongs to another product than the pages that search here. */
    readonly elsewhere?: true | undefined;
  }[];
}

/**
 * Returns the search content by docs version, according to the manifest of each page. Every version includes the
 * unversioned pages and the default versions of the other products.
 */
export function searchSources({
  plan: { input, versions },
  results,
}: RenderedLocale): readonly SearchSource[] {
  const products = new Map(input.versions.map(({ name, product }) => [name, product]));
  const defaults = new Set(defaultVersions(versions).map(({ version }) => version.name));
  const manifests = new Set(results.flatMap(({ page }) => page.searchManifest ?? []));
  return [...manifests].flatMap((manifest) => {
    const versioned = results.find(
      ({ page }) => page.version !== undefined && page.searchManifest === manifest,
    );
    const product = products.get(versioned?.page.version ?? '');
    const pages = results.flatMap(({ page, traits, record }) => {
      const { version } = page;
      const isOther = version !== undefined && products.get(version) !== product;
      const isFound =
        version === undefined ||
        page.searchManifest === manifest ||
        (isOther && defaults.has(version));
      if (!isFound || traits.record === undefined) return [];
      const read = (): SearchRecord => {
        const known = record();
        if (!known) throw new Error(`No search record of ${page.url}`);
        return known;
      };
      const source = { url: page.url, digest: traits.record, record: read };
      return [isOther ? { ...source, elsewhere: true as const } : source];
    });
    if (pages.length === 0) return [];
    return [{ file: manifest.slice(input.config.baseUrl.length), messages: input.messages, pages }];
  });
}
