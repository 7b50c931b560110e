import type { OutputFile } from '../../files/output-file.js';
import type { SearchManifest } from '../query/format.js';
import type { SearchRecord, SearchScope } from '../search-record.js';
import type { PageTerms } from './page-terms.js';
import type { TermTable } from './term-table.js';

/** Search scope of one language and docs version; records are read on demand. */
export interface SearchIndexSource extends Omit<SearchScope, 'records'> {
  /** In any order. */
  readonly pages: readonly SearchPage[];
}

/** A searchable page. */
export interface SearchPage {
  /** With `baseUrl`. */
  readonly url: string;
  /** Digest of the record. */
  readonly digest: string;
  readonly record: () => SearchRecord;
  /** Whether it ranks below equally good pages, because it belongs to another product. */
  readonly elsewhere?: true | undefined;
}

/** Dependencies of index building. */
export interface SearchPorts {
  /** `terms.json` → `assets/terms-1a2b3c4d.json` */
  readonly fingerprinted: (name: string, contents: string) => string;
  /** `assets/a.json` → `/base/assets/a.json` */
  readonly urlOf: (path: string) => string;
  /** Returns the terms of a page, see `TermCounter`. */
  readonly terms: (page: SearchPage) => PageTerms;
}

/** A built index. */
export interface BuiltSearchIndex {
  readonly manifest: SearchManifest;
  /** The parts, then the manifest. */
  readonly files: readonly OutputFile[];
  readonly state: IndexState;
}

/** State for incremental updates besides the files. JSON. */
interface IndexState {
  /** Digests of the pages' records, in the order of the manifest. */
  readonly digests: readonly string[];
  /** Total length of all sections in terms, see `countedLength`. */
  readonly length: number;
  /** Characters of all sections that are stored for excerpts. */
  readonly characters: number;
  readonly table: TermTable;
  /** See `Spelling`. */
  readonly leastSpelled: number;
}

/** The index of an earlier build. */
export interface PreviousIndex {
  readonly manifest: SearchManifest;
  readonly state: IndexState;
  /** Returns a file of the index by its name in the manifest; undefined if it is missing. */
  readonly file: (name: string) => OutputFile | undefined;
  /** Returns the terms of a page for the given digest of its record. */
  readonly terms: (url: string, digest: string) => PageTerms | undefined;
}
