import path from 'node:path';
import type { SiteConfig } from '../config/index.js';
import { docsFolder, siteFolder } from '../files/index.js';
import { frozenFolders } from '../files/site-folders.js';

/** Returns the source folders that a site's configuration adds to the default ones. */
export function protectedDirs(config: SiteConfig): readonly string[] {
  const files = [config.configFile, ...config.openapi.map((description) => description.path)];
  const folders = files
    .filter((file) => file !== undefined)
    .map((file) => path.resolve(config.siteDir, path.dirname(file)))
    .filter((folder) => folder !== config.siteDir);
  const statics = config.staticDirectories.map((folder) => path.resolve(config.siteDir, folder));
  const docs = config.docs.flatMap((product) => [
    docsFolder(product),
    ...frozenFolders(product.id),
  ]);
  return [
    ...docs.flatMap((dir) => (dir === siteFolder ? [] : [path.resolve(config.siteDir, dir)])),
    ...statics,
    ...folders,
  ];
}
