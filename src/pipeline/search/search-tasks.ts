import type { BuiltSearchIndex, SearchIndexSource, SearchPage } from '../../search/index.js';
import type { PackedBytes } from '../workers/packed-bytes.js';

/** Identifies a page in messages. */
export interface PageName {
  /** With `baseUrl`. */
  readonly url: string;
  /** Digest of the page's search record. */
  readonly digest: string;
}

/** Pages as they are built. */
export interface PagesToCount {
  readonly pages: readonly PageName[];
  /**
   * For each page the record and the terms, or an empty entry, as JSON; see `SearchPage`,
   * `PageTerms`.
   */
  readonly bytes: PackedBytes;
}

/** Terms that the worker has counted. */
export interface CountedPages {
  readonly pages: readonly PageName[];
  readonly terms: PackedBytes;
}

export interface ScopeToIndex extends Pick<SearchIndexSource, 'file' | 'messages'> {
  readonly pages: readonly (PageName & Pick<SearchPage, 'elsewhere'>)[];
}

export interface IndexedScope extends Pick<BuiltSearchIndex, 'manifest' | 'state'> {
  /** Path of the manifest. */
  readonly file: string;
  /** Paths of the parts. */
  readonly parts: readonly string[];
}

/** All indexes. Scopes with the same contents share parts. */
export interface IndexedSite {
  readonly searches: readonly IndexedScope[];
  /** Paths of all parts, and their contents in the same order. */
  readonly paths: readonly string[];
  readonly contents: PackedBytes;
}

/** The tasks of `search-worker.ts`. It keeps the pages of all `count` batches for `index`. */
export interface SearchTasks {
  readonly count: {
    readonly setup: undefined;
    readonly item: PagesToCount;
    readonly result: readonly CountedPages[];
  };
  readonly index: {
    readonly setup: { readonly baseUrl: string };
    readonly item: ScopeToIndex;
    readonly result: IndexedSite;
  };
}
