export { clearSite } from './clear.js';
export type { LeftFolders } from './folder-stamps.js';
export { guardOutDir } from './guard-out-dir.js';
export { type BuiltSite, listSiteFiles, openBuiltSite } from './open-built-site.js';
export { openPublication } from './publication.js';
export { publish } from './publish.js';
export { siteStamp } from './site-stamp.js';
export { type FileMark, SiteWriter } from './site-writer.js';
export { discardUnfinished } from './temporary-folders.js';
