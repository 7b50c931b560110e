export { clearSite } from './clear.js';
export { guardOutDir } from './guard.js';
export { discardUnfinished } from './leftovers.js';
export { type BuiltSite, listSiteFiles, openBuiltSite } from './open.js';
export { publish } from './publish.js';
