import type { BuiltSearchIndex, SearchIndexSource } from '../../search/index.js';
import type { PackedBytes } from '../workers/packed-bytes.js';

/** Minimum size of a message in bytes: sending one takes as long as rendering a short page. */
export const minPagesForThread = 500_000;

/** Identifies a page in messages. */
export interface PageName {
  /** With `baseUrl`. */
  readonly url: string;
  /** Digest of the page's search record. */
  readonly digest: string;
}

/** Messages to the search thread: pages as they are built, and finally the scopes. */
export type ToIndexer =
  | {
      readonly kind: 'pages';
      readonly pages: readonly PageName[];
      /**
       * For each page the record and the terms, or an empty entry, as JSON; see `SearchPage`,
       * `PageTerms`.
       */
      readonly bytes: PackedBytes;
    }
  | {
      readonly kind: 'make';
      readonly baseUrl: string;
      readonly scopes: readonly ScopeToIndex[];
    };

export interface ScopeToIndex extends Pick<SearchIndexSource, 'file' | 'texts'> {
  readonly pages: readonly PageName[];
}

export type FromIndexer =
  | {
      /** Terms that the thread has counted for pages of one message. */
      readonly kind: 'counted';
      readonly pages: readonly PageName[];
      readonly terms: PackedBytes;
    }
  | {
      /** Parts of an index as they are built; scopes with the same contents share them. */
      readonly kind: 'parts';
      readonly paths: readonly string[];
      readonly contents: PackedBytes;
    }
  | { readonly kind: 'made'; readonly searches: readonly IndexedScope[] };

export interface IndexedScope extends Pick<BuiltSearchIndex, 'manifest' | 'state'> {
  /** Path of the manifest. */
  readonly file: string;
  /** Paths of the parts. */
  readonly parts: readonly string[];
}
