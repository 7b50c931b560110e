import type { SitePlugin } from '../../content/plugins/site-plugin.js';

/** The compiled plugins of a site, in the order in which they run. Plain data, the same on every machine. */
export interface CompiledPlugin extends Omit<SitePlugin, 'load' | 'placesOf'> {
  /** Globs of the files that it applies to; empty for all. */
  readonly pages: readonly string[];
  /** A CommonJS module with the packages that it imports. */
  readonly code: string;
  /** Of a file of the site; empty for a package. */
  readonly sourceMap: string;
}
