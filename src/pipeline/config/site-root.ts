import path from 'node:path';
import type { SiteConfig } from '../../config/index.js';
import type { SiteRoot } from '../theme/index.js';

/** Returns the targets of root-relative paths, for style sheets of the theme, and the folders of its files. */
export function siteRoot(config: SiteConfig): SiteRoot {
  const { siteDir, baseUrl, staticDirectories, extendedDirs, csp } = config;
  const staticDirs = staticDirectories.map((name) => path.resolve(siteDir, name));
  return { baseUrl, staticDirs, extendedDirs, policySources: Object.values(csp).flat() };
}
