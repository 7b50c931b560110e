export type { Manifest, PageKind, SectionText } from './format.js';
export { excerpt, mark, type Piece } from './marking.js';
export { Searcher, type SearchHit, type SearchResults } from './searcher.js';
