import path from 'node:path';
import type { SiteConfig } from '../config/index.js';

/** Where paths from the root of a site lead: what style sheets of its theme may refer to. */
export function siteRoot({ siteDir, baseUrl, staticDirectories }: SiteConfig): {
  readonly baseUrl: string;
  readonly staticDirs: readonly string[];
} {
  return { baseUrl, staticDirs: staticDirectories.map((name) => path.resolve(siteDir, name)) };
}
