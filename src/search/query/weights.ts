import type { RecordKind } from './format.js';

/*
 * Every number that decides the order of results. Results are sorted by closeness (how well a name matches the query)
 * and then by score (how often and where the words occur). The values were chosen by hand; the tests of `src/search` and
 * `bench/search.mjs` show what they do to real queries.
 */

/**
 * How close the name of a page, a section or an operation is to a query, closest first; 0 for no match. Only the order of
 * the levels matters, and how the tie-breakers fit between them.
 */
export const closenessLevels = {
  equal: 5,
  /** The name of a schema with its namespace, written like code: `sky.PlanetOrbit`. */
  qualifiedSchemaName: 5,
  /** The same without the namespace: `PlanetOrbit`. */
  schemaName: 4.9,
  /** A title that consists of the query and a supplement: `Orbit | Planets`. */
  titleBeforeSeparator: 4.9,
  /** A heading of code (`moon.count`), on one page only. The same prose heading may occur on many pages. */
  codeHeading: 4.7,
  /** The same words except stop words. */
  sameWordsInOrder: 4.6,
  /** The same in another order. */
  sameWords: 4.5,
  /** The method and the path say the query: `create customer`. */
  operationAction: 4.45,
  /** The same in the other number: `delete pods` for the deletion of one. */
  operationOtherNumber: 4.43,
  operationResource: 4.42,
  /** `customer create` */
  operationVerbLast: 4.41,
  operationVerbLastOtherNumber: 4.405,
  /** The same words in other forms. */
  sameWordFormsInOrder: 4.402,
  /** The same in another order: `Calling the page from Rust` for `call rust from page`. */
  sameWordForms: 4.4,
  /** The same words with other spaces: `Splashscreen` for `splash screen`. */
  sameLetters: 4.395,
  /** Also with words from the beginning of the path: `list moons galaxy` for `/galaxies/{id}/planets/{id}/moons`. */
  operationInScope: 4.3,
  operationInScopeOtherNumber: 4.28,
  /** `create repo fork` for `POST /repositories/{id}/forks` */
  abbreviatedAction: 4.2,
  abbreviatedResource: 4.15,
  /** `Create a planet` of `Create a planet for a star` */
  firstPhrase: 4.1,
  /** Method and path say the query, but the title has another verb: `add planet` for `Create a planet`. */
  operationOtherVerb: 4.05,
  firstWords: 4,
  /** Method, path or title say the query, but with another word of the same meaning. */
  operationSynonym: 3.95,
  firstWordForms: 3.9,
  /** All words, the last one incomplete. */
  incompleteLastWord: 3.8,
  /** A heading of prose, on one page only. */
  proseHeading: 3.5,
  someWords: 3,
  /** The words of a schema's name, `planet orbit`: below the operations whose titles have them. */
  schemaWords: 2.97,
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
export const sameNameCloseness = closenessLevels.sameWordForms;

/** Added to the closeness of headings with the same name; less than the distance of two levels. */
export const headingTieBreakers = {
  /** The heading has the spelling of the query: `$state`. */
  sameSpelling: 0.04,
  /** The query begins with the title of the page: `path.join` on "Path". */
  titleInQuery: 0.02,
  /** The heading has the words of the query in the same forms. */
  sameForms: 0.01,
} as const;

/** Factor of a page's score by its kind: guides explain; schemas are searched by users who know the name. */
export const kindWeights: Readonly<Record<RecordKind, number>> = {
  doc: 1.2,
  operation: 1.1,
  category: 1,
  api: 1,
  blog: 0.9,
  schema: 0.6,
};

/** Instead of the weight of operations: a webhook often has the name of the operation that subscribes to it. */
export const webhookWeight = 0.4;

/** The description of an operation says what it does; its parameters are often those of other operations. */
export const operationIntroWeight = 1.5;

/**
 * Added to the factor 1 for a group whose name has all words of the query. `approve pull request` is rather in "pulls"
 * than among the rules of a branch that mention it.
 */
export const groupWeight = 1;

/** Factor of a page that has the words of the query only in different sections, where they are less related. */
export const scatteredWordsPenalty = 0.5;

/** Factor of a page that lacks one word of the query: a good title still outweighs a text that mentions all words. */
export const missingWordPenalty = 0.4;

/** Weight of titles relative to method and path. */
export const titleWeight = 3;

/** Weight of a term in a heading, which states the topic of the section, relative to the text below it. */
export const headingWeight = 4;

/**
 * Factor of words that begin with a term of the query; low, so that `found` matches `foundation` only if no page
 * contains `found`.
 */
export const prefixWeight = 0.12;

/** Factor of other forms of a word: `planet` for the query `planets`. */
export const otherFormWeight = 0.5;

/** How strongly the length of a section lowers the weights of its terms (the `b` of BM25). */
export const lengthInfluence = 0.6;

/** Length in terms that shorter sections are treated as having; otherwise they would always win. */
export const minSectionLength = 12;

/**
 * Frequencies of a term in a section that the index distinguishes, normalised by length and boosted by headings. A posting
 * stores the index of the nearest one in three bits; the last one is reserved, see {@link nameLevel}.
 */
export const frequencyLevels = [0.4, 0.7, 1, 1.5, 2.2, 3.3, 5, 8] as const;

/** Level of the terms of short headings and of operationIds. */
export const nameLevel = 7;
