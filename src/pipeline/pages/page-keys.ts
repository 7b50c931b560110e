import { sha256 } from '../../files/sha256.js';
import type { LinkInputs, PlannedPage, Site } from '../../site/index.js';
import type { BuildCache, CachedPageEntry } from '../cache/index.js';
import type { BuiltTheme } from '../theme/index.js';
import { SiteDigests } from './site-digests.js';

/** Computes the cache keys of a site's pages with one theme. */
export class PageKeys {
  readonly #digests: SiteDigests;
  readonly #theme: string;

  constructor({ plans }: Pick<Site, 'plans'>, theme: Pick<BuiltTheme, 'digest'>) {
    this.#digests = new SiteDigests(plans);
    this.#theme = theme.digest;
  }

  /** See `SiteDigests`. */
  get planDigest(): string {
    return this.#digests.plan;
  }

  /** Returns the key of a page, which covers everything that the page may depend on. */
  key(page: PlannedPage): string {
    return sha256(this.#theme + this.#digests.ofPage(page));
  }

  /**
   * Returns the key of a page's content, which ignores changes of the site that the page does not show.
   *
   * @param key of the page; also the result if it is not recorded what the page reads from the site
   * @param links digest of what it reads from the site, see `linkDigest`
   */
  contentKey(page: PlannedPage, key: string, links: string | undefined): string {
    return links === undefined ? key : sha256(this.#theme + this.#digests.ownOfPage(page) + links);
  }

  /**
   * Returns the cache entry of an unchanged page: its possible inputs are the same, or everything that it reads from
   * the site still has the same value.
   */
  findEntry(
    page: PlannedPage,
    key: string,
    { pageEntries, findings }: Pick<BuildCache, 'pageEntries' | 'findings'>,
  ): CachedPageEntry | undefined {
    const { file } = page;
    const known = pageEntries.find(file);
    if (known === undefined || known.key === key) return known?.value;
    const { contentKey } = known.value;
    const found = findings.find(file);
    if (found?.key !== contentKey) return undefined;
    const links = linkDigest(page.linkInputs(found.value.queries));
    if (links === undefined || this.contentKey(page, key, links) !== contentKey) return undefined;
    pageEntries.keep(file, { key, value: known.value });
    return known.value;
  }
}

/** Returns a digest of what a page reads from the rest of the site; undefined if that is not recorded. */
export function linkDigest(inputs: LinkInputs | undefined): string | undefined {
  return inputs && sha256(inputs.frame + JSON.stringify(inputs.others));
}
