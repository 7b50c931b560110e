export { clearSite } from './clear.js';
export { guardLocation } from './guard-out-dir.js';
export { listSiteFiles, type OpenedSite, openBuiltSite } from './open-built-site.js';
export { openPublication, type Publication } from './publication.js';
export { recover } from './recover.js';
export { siteStamp } from './site-stamp.js';
export type { FileMark } from './site-writer.js';
export { discardUnfinished } from './temporary-folders.js';
