import type { BuiltSearchIndex, SearchIndexSource } from '../../search/index.js';
import type { PackedBytes } from '../workers/packed-bytes.js';

/** Bytes that make a message worth sending: each costs as much as a short page. */
export const minPagesForThread = 500_000;

/** A page as it stands in messages. */
export interface PageName {
  /** With `baseUrl`. */
  readonly url: string;
  /** Of its record. */
  readonly digest: string;
}

/** What the thread that makes searches gets: pages as they are made, and at the end the scopes that they lie in. */
export type ToIndexer =
  | {
      readonly kind: 'pages';
      readonly pages: readonly PageName[];
      /** The record of the first page, its words or nothing, and so on; see `SearchPage`, `PageTerms`. JSON. */
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
      /** Of the pages of one message those whose words were not known. */
      readonly kind: 'counted';
      readonly pages: readonly PageName[];
      readonly terms: PackedBytes;
    }
  | {
      /** Parts of an index as they are made: scopes that say the same share them. */
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
