export { checkExpectations } from './expect.js';
export { makeSearch } from './make/make-search.js';
