export type { RecordKind, SearchManifest, SectionText } from './format.js';
export { excerpt, type MarkedText, markText } from './mark-text.js';
export { Searcher, type SearchHit, type SearchResults } from './searcher.js';
export { type FoldedHit, foldSimilar } from './similar.js';
