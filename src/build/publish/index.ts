export { clearSite } from './clear.js';
export type { LeftFolders } from './folder-stamps.js';
export { guardOutDir } from './guard.js';
export { discardUnfinished } from './leftovers.js';
export { type BuiltSite, listSiteFiles, openBuiltSite } from './open.js';
export { openPublication } from './publication.js';
export { publish } from './publish.js';
export { siteStamp } from './site-stamp.js';
export { type FileMark, SiteWriter } from './site-writer.js';
