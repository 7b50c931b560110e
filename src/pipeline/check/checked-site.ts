import type { Severity } from '../../diagnostics/diagnostic.js';
import type { SiteAddress } from './link-destination.js';

/** A built site, and the access to files and server that checking it needs. */
export interface CheckedSite extends SiteAddress {
  /** Severities of broken links within the site, as its policies set them. */
  readonly severities?: { readonly links: Severity; readonly anchors: Severity } | undefined;
  /** All HTML files. */
  readonly pages: readonly CheckedPage[];
  /** Path of the output folder relative to the site's folder. */
  readonly outName: string;
  /** The configuration file, relative to the site's folder. */
  readonly configFile?: string | undefined;
  /** Reads the text of an output file. */
  readonly readBuilt: (file: string) => Promise<string>;
  /** Reads the text of a source, relative to the site's folder; undefined if it cannot be read. */
  readonly readSource: (file: string) => Promise<string | undefined>;
  /** Returns the output file for a path and query; undefined if there is none. */
  readonly fileOf: (path: string) => string | undefined;
  /** Serves the site, plus one extra page at the given URL path. */
  readonly serve: (page: {
    readonly path: string;
    readonly html: string;
  }) => Promise<{ readonly origin: string; close(): Promise<void> }>;
}

export interface CheckedPage {
  /** URL path including `baseUrl`. */
  readonly url: string;
  /** Relative to the output folder. */
  readonly file: string;
  /** Relative to the site's folder; absent for a generated page. */
  readonly source?: string | undefined;
}
