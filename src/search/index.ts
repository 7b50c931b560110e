export { checkExpectations } from './expect.js';
export type { MadeSearch, SearchPage, SearchSource } from './make/made-search.js';
export { makeSearch } from './make/make-search.js';
export { countTerms, type PageTerms } from './make/page-terms.js';
export { updateSearch } from './make/update-search.js';
