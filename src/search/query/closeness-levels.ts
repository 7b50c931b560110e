/**
 * How close the name of a page, a section or an operation is to a query, closest first; 0 for no match. Results are sorted
 * by closeness before score, so only the order of the levels matters, and how the tie-breakers fit between them. The order
 * was chosen by hand; the tests of `src/search` and `bench/search.mjs` show what it does to real queries.
 */
export const closenessLevels = {
  equal: 5,
  /** A heading of code (`moon.count`), on one page only. The same prose heading may occur on many pages. */
  codeHeading: 4.7,
  /** The same words except fillers and order. */
  sameWords: 4.5,
  /** The method and the path say the query: `create customer`. */
  operationAction: 4.45,
  /** The same in the other number: `delete pods` for the deletion of one. */
  operationOtherNumber: 4.43,
  operationResource: 4.42,
  /** The same words in other forms. */
  sameWordForms: 4.4,
  /** `create repo fork` for `POST /repositories/{id}/forks` */
  abbreviatedAction: 4.2,
  abbreviatedResource: 4.15,
  /** `Create a planet` of `Create a planet for a star` */
  firstPhrase: 4.1,
  firstWords: 4,
  firstWordForms: 3.9,
  /** All words, the last one incomplete. */
  incompleteLastWord: 3.8,
  /** A heading of prose, on one page only. */
  proseHeading: 3.5,
  someWords: 3,
  /** A keyword in the front matter of one page only. */
  keyword: 2.95,
  /** A heading that several pages have. */
  repeatedHeading: 2.9,
  firstWordsIncomplete: 2,
  someWordsIncomplete: 1,
  /** Method and path say the query, but the texts of the operation lack some of its words. */
  operationWithoutWords: 1,
  /** A title with all words in another order. */
  wordsInAnyOrder: 0.5,
} as const;

/** From this closeness on, a name matches the query. */
export const sameName = closenessLevels.sameWordForms;
