export type { RecordKind, SearchManifest, SectionText } from './format.js';
export { type GroupedHit, groupSimilarHits } from './group-similar-hits.js';
export { excerpt, type MarkedText, markText } from './mark-text.js';
export { Searcher, type SearchHit, type SearchResults } from './searcher.js';
