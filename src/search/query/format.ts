/*
 * File format of the index: one manifest for each language and docs version, and the parts it names
 * among the assets. All files are JSON, which hosts compress and browsers parse fast.
 */

/** Kinds of pages, as {@link SearchManifest.pages} numbers them. */
export const pageKinds = ['doc', 'category', 'operation', 'schema', 'api', 'blog'] as const;

export type RecordKind = (typeof pageKinds)[number];

export interface SearchManifest {
  /** Increases when older scripts can no longer read the format. */
  readonly format: 1;
  /** BCP 47. */
  readonly locale: string;
  /** Interface messages of the search, by key. */
  readonly phrases: Readonly<Record<string, unknown>>;
  /** URL of the folder with the files, `/base/assets/`. */
  readonly folder: string;
  /** Columns of page properties; all but `methods`, `paths`, `verbs` and `keywords` have an entry for each page. */
  readonly pages: {
    readonly titles: readonly string[];
    /** Front-coded, see `unpackWords`. */
    readonly urls: readonly string[];
    /** Indexes into {@link pageKinds}. */
    readonly kinds: readonly number[];
    /** Indexes into `trails`. */
    readonly trails: readonly number[];
    /** Number of sections of each page, at least 1. Sections are numbered across all pages. */
    readonly sections: readonly number[];
    /** Of operations, by page number. */
    readonly methods: Readonly<Record<number, string>>;
    readonly paths: Readonly<Record<number, string>>;
    /** Of operations without a summary, see `SearchRecord`. */
    readonly verbs: Readonly<Record<number, string>>;
    /** Of pages with keywords, see `SearchRecord`; absent if there are none. */
    readonly keywords?: Readonly<Record<number, readonly string[]>>;
  };
  /** Pages of other products, as ranges of page numbers: the first of each and the one after its last. */
  readonly elsewhere?: readonly (readonly [from: number, to: number])[];
  /** Breadcrumbs of the pages, outermost first; the first entry is empty. */
  readonly trails: readonly (readonly string[])[];
  /** Terms so frequent that only headings are indexed for them. */
  readonly common: readonly string[];
  /** Term parts: the first term of each, in order, and its file. */
  readonly terms: readonly (readonly [first: string, file: string])[];
  /** Text parts: the first section of each, in order, and its file. */
  readonly texts: readonly (readonly [first: number, file: string])[];
  /** File with the words for spelling correction. */
  readonly spelling: string;
  /** Whether the parts are so small that the first search loads all of them. */
  readonly small: boolean;
}

/** Postings of a range of terms. */
export interface TermPart {
  /** Sorted and front-coded. */
  readonly terms: readonly string[];
  /**
   * For each term, the gaps between section numbers; the lowest three bits are an
   * index of `frequencyLevels`.
   */
  readonly postings: readonly (readonly number[])[];
}

/** Texts of consecutive sections, with front-coded ids: those of nested fields repeat the names of the outer ones. */
export interface TextPart {
  readonly sections: readonly SectionText[];
}

/** The first section of a page has neither heading nor id. */
export type SectionText = readonly [text: string, heading?: string, id?: string];

/** Words for spelling correction. */
export interface SpellingPart {
  /** Sorted and front-coded. */
  readonly words: readonly string[];
}
