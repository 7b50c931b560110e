import { sha256 } from '../../files/sha256.js';
import type { LinkInputs, PlannedPage, Site } from '../../site/index.js';
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
   * @param links digest of what it reads from the site, see `linkDigest`
   */
  contentKey(page: PlannedPage, links: string): string {
    return sha256(this.#theme + this.#digests.ownOfPage(page) + links);
  }
}

/** Returns a digest of what a page reads from the rest of the site; undefined if that is not recorded. */
export function linkDigest(inputs: LinkInputs | undefined): string | undefined {
  return inputs && sha256(inputs.frame + JSON.stringify(inputs.others));
}
