export { indexSite } from './index-site.js';
export { type PageToIndex, SearchThread } from './search-thread.js';
