export { indexSite } from './index-site.js';
export { SearchThread } from './search-thread.js';
