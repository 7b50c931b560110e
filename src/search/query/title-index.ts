import MiniSearch from 'minisearch';
import { closeness, spacedTerms, withoutStopWords } from './closeness.js';
import type { SearchManifest } from './format.js';
import { KeywordIndex } from './keyword-index.js';
import { nameInitials } from './name-initials.js';
import { type OperationName, operationCloseness, operationName } from './operation-name.js';
import type { Query } from './query.js';
import { keepTerm, miniSearchScores, type Scores } from './term-index.js';
import { closenessLevels, titleWeight } from './weights.js';
import { singular } from './word-forms.js';
import { runTerms, wordRuns } from './words.js';

/** The names of a schema. */
interface SchemaName {
  /** In lower case, as `normalizedSpelling` returns it. */
  readonly title: string;
  /** Without its namespace. */
  readonly shortTitle: string;
  /** Both in the singular without spaces. */
  readonly names: readonly string[];
}

/**
 * Finds pages by title, and operations also by method and path. Built when the manifest is loaded.
 */
export class TitleIndex {
  readonly #search: MiniSearch;
  /** Names of each page as terms separated by spaces, for comparing queries. */
  readonly #names: readonly (readonly string[])[];

  readonly #pages: SearchManifest['pages'];
  readonly #keywords: KeywordIndex;
  readonly #schemas = new Map<number, SchemaName>();
  readonly #operations = new Map<number, OperationName | undefined>();

  /** Of titles such as `Orbit | Planets`, the part before the separator. */
  readonly #firstParts = new Map<number, string>();

  constructor(pages: SearchManifest['pages']) {
    this.#pages = pages;
    this.#keywords = new KeywordIndex(pages.keywords);
    const { titles, methods, paths } = pages;
    this.#search = new MiniSearch({
      fields: ['title', 'address'],
      searchOptions: { boost: { title: titleWeight } },
      ...keepTerm,
    });
    this.#search.addAll(
      titles.map((title, id) => ({
        id,
        title: [indexed(title), ...nameInitials(title, paths[id])].join(' '),
        address: indexed(`${methods[id] ?? ''} ${paths[id] ?? ''}`),
      })),
    );
    titles.forEach((title, id) => {
      const [first = '', ...rest] = title.split(/\s+[|–—·-]\s+/);
      if (rest.length > 0) this.#firstParts.set(id, spacedTerms(first));
    });
    this.#names = titles.map((title, id) => {
      const address = paths[id];
      return address === undefined
        ? [spacedTerms(title)]
        : [spacedTerms(title), spacedTerms(address), spacedTerms(`${methods[id]} ${address}`)];
    });
  }

  find(term: string, prefix: number): Scores {
    return miniSearchScores(this.#search, term, prefix);
  }

  /** Returns how close a query is to a page's names and keywords. */
  closeness(page: number, query: Query): number {
    const nameCloseness = (this.#names[page] ?? []).map((name) => closeness(name, query.name));
    const isFirstPart = this.#firstParts.get(page) === query.text;
    const operationName = this.#operation(page);
    const actionCloseness = operationName ? operationCloseness(operationName, query.operation) : 0;
    const keywordCloseness = this.#keywords.isKeyword(page, query) ? closenessLevels.keyword : 0;
    return Math.max(
      isFirstPart ? closenessLevels.titleBeforeSeparator : 0,
      actionCloseness,
      keywordCloseness,
      ...nameCloseness,
    );
  }

  /** Returns how close a query is to the name of a schema, which may have a namespace: `sky.Planet`. */
  schemaCloseness(page: number, query: Query): number {
    const { title, shortTitle, names } = this.#schema(page);
    if (query.identifier !== undefined) {
      if (query.typed === title) return closenessLevels.qualifiedSchemaName;
      if (query.typed === shortTitle) return closenessLevels.schemaName;
    }
    const typedName = query.name.contentWords.map(singular).join('');
    return typedName !== '' && names.includes(typedName) ? closenessLevels.schemaWords : 0;
  }

  #schema(page: number): SchemaName {
    const known = this.#schemas.get(page);
    if (known) return known;
    const title = this.#pages.titles[page] ?? '';
    const shortTitle = title.slice(title.lastIndexOf('.') + 1);
    const name = {
      title: title.toLowerCase(),
      shortTitle: shortTitle.toLowerCase(),
      names: [title, shortTitle].map((one) => singularName(spacedTerms(one))),
    };
    this.#schemas.set(page, name);
    return name;
  }

  /** Names are made when a page first matches, because a site may have thousands of operations. */
  #operation(page: number): OperationName | undefined {
    if (this.#operations.has(page)) return this.#operations.get(page);
    const { titles, methods, paths, verbs } = this.#pages;
    const [method, path] = [methods[page], paths[page]];
    const name =
      method !== undefined && path?.startsWith('/')
        ? operationName({ title: titles[page] ?? '', method, path, verb: verbs[page] })
        : undefined;
    this.#operations.set(page, name);
    return name;
  }
}

/** Returns the words of a name in the singular without spaces, which names often omit. */
function singularName(name: string): string {
  return withoutStopWords(name).map(singular).join('');
}

/** Returns each term once: a name that repeats a word is not more about it. */
function indexed(text: string): string {
  return [...new Set(wordRuns(text).flatMap(runTerms))].join(' ');
}
