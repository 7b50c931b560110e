export { checkExpectations } from './check-expectations.js';
export { buildIndex } from './index/build-index.js';
export { type PageTerms, TermCounter } from './index/page-terms.js';
export type { BuiltSearchIndex, SearchIndexSource, SearchPage } from './index/search-index.js';
export { updateIndex } from './index/update-index.js';
export type { SearchManifest } from './query/format.js';
export { packWords, unpackWords } from './query/front-coding.js';
