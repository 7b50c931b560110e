import type { OutputFile } from '../../files/source-file.js';
import type { SearchManifest } from '../query/format.js';
import type { SearchRecord, SearchScope } from '../search-record.js';
import type { PageTerms } from './page-terms.js';
import type { TermTable } from './term-table.js';

/** What readers of one language and docs version can search; each record is asked for only where it must be read. */
export interface SearchIndexSource extends Omit<SearchScope, 'records'> {
  /** In any order. */
  readonly pages: readonly SearchPage[];
}

/** A page that can be found. */
export interface SearchPage {
  /** With `baseUrl`. */
  readonly url: string;
  /** Of the record: equal where nothing in it has changed. */
  readonly digest: string;
  readonly record: () => SearchRecord;
}

/** What making an index asks of the rest of the build. */
export interface SearchPorts {
  /** `terms.json` → `assets/terms-1a2b3c4d.json` */
  readonly fingerprinted: (name: string, contents: string) => string;
  /** `assets/a.json` → `/base/assets/a.json` */
  readonly urlOf: (path: string) => string;
  /** The words of a page, counted (see `countTerms`) now or by an earlier build. */
  readonly terms: (page: SearchPage) => PageTerms;
}

/** An index as the build has made it. */
export interface BuiltSearchIndex {
  readonly manifest: SearchManifest;
  /** The parts and, last, the manifest. */
  readonly files: readonly OutputFile[];
  readonly state: IndexState;
}

/** What must be known of an index, beside its files, to change it where a few pages have changed. JSON. */
interface IndexState {
  /** Of the pages' records, in the order of the manifest. */
  readonly digests: readonly string[];
  /** Of all sections, in terms: see `countedLength`. */
  readonly length: number;
  /** Of all sections, as far as they are kept for excerpts. */
  readonly characters: number;
  readonly table: TermTable;
  /** See `Spelling`. */
  readonly leastSpelled: number;
}

/** What an earlier build has left of an index. */
export interface PreviousIndex {
  readonly manifest: SearchManifest;
  readonly state: IndexState;
  /** A file of the index, by its name as the manifest has it; undefined where it is lost. */
  readonly file: (name: string) => OutputFile | undefined;
  /** The words of a page whose record had this digest then. */
  readonly terms: (url: string, digest: string) => PageTerms | undefined;
}
