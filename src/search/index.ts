export { checkExpectations, type MadeSearch } from './expect.js';
export { makeSearch } from './make/make-search.js';
