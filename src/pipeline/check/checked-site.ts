import type { SiteAddress } from './link-target.js';

/** A finished site, and what checking it needs of the world. */
export interface CheckedSite extends SiteAddress {
  /** Every HTML file. */
  readonly pages: readonly CheckedPage[];
  /** Path of the output folder relative to the site's. */
  readonly outName: string;
  /** The configuration file, relative to the site's folder. */
  readonly configFile?: string | undefined;
  /** Text of a finished file. */
  readonly readBuilt: (file: string) => Promise<string>;
  /** Text of a source, relative to the site's folder; undefined where it cannot be read. */
  readonly readSource: (file: string) => Promise<string | undefined>;
  /** The finished file that answers to a path and query; undefined where none does. */
  readonly fileOf: (path: string) => string | undefined;
  /** Serves the site together with one more page, of that URL path. */
  readonly serve: (page: {
    readonly path: string;
    readonly html: string;
  }) => Promise<{ readonly origin: string; close(): Promise<void> }>;
}

export interface CheckedPage {
  /** Path with `baseUrl`. */
  readonly url: string;
  /** Relative to the output folder. */
  readonly file: string;
  /** Relative to the site's folder; absent for a generated page. */
  readonly source?: string | undefined;
}
