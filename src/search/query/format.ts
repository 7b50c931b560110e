/*
 * What lies on the server: one manifest for each language and docs version, and beside the other assets the
 * parts that it names. All JSON, as hosts compress that and browsers read it at once.
 */

/** Kinds of pages, as {@link SearchManifest.pages} numbers them. */
export const pageKinds = ['doc', 'category', 'operation', 'schema', 'api', 'blog'] as const;

export type RecordKind = (typeof pageKinds)[number];

export interface SearchManifest {
  /** Grows when older scripts can no longer read it. */
  readonly format: 1;
  /** BCP 47. */
  readonly locale: string;
  /** What the search says, by key, in this language. */
  readonly phrases: Readonly<Record<string, unknown>>;
  /** URL of the folder in which the files lie, `/base/assets/`. */
  readonly folder: string;
  /** A column for each property; all but `methods` and `paths` have an entry for each page. */
  readonly pages: {
    readonly titles: readonly string[];
    /** Front-coded: see {@link unpackWords}. */
    readonly urls: readonly string[];
    /** Indexes into {@link pageKinds}. */
    readonly kinds: readonly number[];
    /** Indexes into `trails`. */
    readonly trails: readonly number[];
    /** How many sections the page has, at least 1. Sections are numbered through all pages. */
    readonly sections: readonly number[];
    /** Of operations, by page number. */
    readonly methods: Readonly<Record<number, string>>;
    readonly paths: Readonly<Record<number, string>>;
  };
  /** What pages lie in, from the outermost; the empty trail is the first. */
  readonly trails: readonly (readonly string[])[];
  /** Words that so many sections say that only headings count for them. */
  readonly common: readonly string[];
  /** Postings by term: the first term of each part, in order, and its file. */
  readonly terms: readonly (readonly [first: string, file: string])[];
  /** Texts by section: the first section of each part, in order, and its file. */
  readonly texts: readonly (readonly [first: number, file: string])[];
  /** Names the file with the words that a mistyped one may have meant. */
  readonly spelling: string;
  /** The parts are so small that a reader who searches gets them all at once. */
  readonly small: boolean;
}

/** Which sections say what. */
export interface TermPart {
  /** In order, front-coded. */
  readonly terms: readonly string[];
  /**
   * For each term: the distances from one section to the next and, in the lowest three bits, the
   * {@link weights} of the term in it.
   */
  readonly postings: readonly (readonly number[])[];
}

/** How often a section says a term, its length and headings taken into account; three bits choose one. */
export const weights = [0.4, 0.7, 1, 1.5, 2.2, 3.3, 5, 8] as const;

/** The number of the weight that only the words of short headings and of operationIds have. */
export const nameWeight = 7;

/** The texts of sections that follow each other. */
export interface TextPart {
  readonly sections: readonly SectionText[];
}

/** The first section of a page has neither heading nor id. */
export type SectionText = readonly [text: string, heading?: string, id?: string];

/** Words by what they begin with. */
export interface SpellingPart {
  /** In order, front-coded. */
  readonly words: readonly string[];
}
