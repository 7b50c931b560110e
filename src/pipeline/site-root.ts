import path from 'node:path';
import type { SiteConfig } from '../config/index.js';

/** Returns the targets of root-relative paths, for style sheets of the theme. */
export function siteRoot({ siteDir, baseUrl, staticDirectories }: SiteConfig): {
  readonly baseUrl: string;
  readonly staticDirs: readonly string[];
} {
  return { baseUrl, staticDirs: staticDirectories.map((name) => path.resolve(siteDir, name)) };
}
