export { checkExpectations } from './expect.js';
export { makeSearch } from './index/build-index.js';
export { countTerms, type PageTerms } from './index/page-terms.js';
export type { MadeSearch, SearchPage, SearchSource } from './index/search-index.js';
export { updateSearch } from './index/update-index.js';
