import type { SearchManifest, SectionText, SpellingPart, TermPart, TextPart } from './format.js';
import { unpackWords } from './front-coding.js';
import { lastUpTo } from './last-up-to.js';
import type { QueryTerm } from './query.js';
import { TermIndex } from './term-index.js';
import { unpackTexts } from './text-part.js';

/** Loads a file from the manifest, parsed. */
export type LoadPart = (file: string) => Promise<unknown>;

/** If a prefix spans more parts than this, only the first part is searched. */
const maxParts = 2;

/** The parts of an index, loaded on demand. Failed loads are retried. */
export class IndexParts {
  readonly #manifest: SearchManifest;
  readonly #load: LoadPart;
  /** Number of sections in the whole index. */
  readonly #sections: number;
  readonly #firstTerms: readonly string[];
  readonly #firstTexts: readonly number[];
  readonly #requested = new Map<string, Promise<unknown>>();
  readonly #loaded = new Set<string>();

  constructor(manifest: SearchManifest, load: LoadPart) {
    this.#manifest = manifest;
    this.#load = load;
    this.#sections = manifest.pages.sections.reduce((sum, count) => sum + count, 0);
    this.#firstTerms = manifest.terms.map(([first]) => first);
    this.#firstTexts = manifest.texts.map(([first]) => first);
  }

  /** Returns the parts that contain a term and the words beginning with it. */
  terms(queryTerm: QueryTerm): Promise<TermIndex[]> {
    return Promise.all(this.#termFiles(queryTerm).map((file) => this.#termIndex(file)));
  }

  /** Whether all parts for these terms are already loaded. */
  has(queryTerms: readonly QueryTerm[]): boolean {
    return queryTerms.every((term) =>
      this.#termFiles(term).every((file) => this.#loaded.has(file)),
    );
  }

  /** Whether one of these is a prefix of so many words that they fill several parts. */
  isWide(queryTerms: readonly QueryTerm[]): boolean {
    return queryTerms.some(({ term, prefix }) => {
      const [from, to] = this.#span(term, prefix);
      return to - from >= maxParts;
    });
  }

  hasText(section: number): boolean {
    const part = this.#manifest.texts[lastUpTo(this.#firstTexts, section)];
    return part === undefined || this.#loaded.has(part[1]);
  }

  /** Returns the text of a section, with its heading and id. */
  async text(section: number): Promise<SectionText> {
    const part = this.#manifest.texts[lastUpTo(this.#firstTexts, section)];
    if (!part) return [''];
    const [first, file] = part;
    const sections = await this.#part(file, (json) => unpackTexts(json as TextPart));
    return sections[section - first] ?? [''];
  }

  /** Returns the words for spelling correction. */
  words(): Promise<readonly string[]> {
    return this.#part(this.#manifest.spelling, (json) => unpackWords((json as SpellingPart).words));
  }

  async all(): Promise<void> {
    const { terms, texts } = this.#manifest;
    await Promise.all([
      ...terms.map(([, file]) => this.#termIndex(file)),
      ...texts.map(([first]) => this.text(first)),
      this.words(),
    ]);
  }

  #termFiles({ term, prefix }: QueryTerm): string[] {
    const { terms } = this.#manifest;
    // A single letter matches too much; only titles are searched for it.
    if (terms.length > 1 && /^[a-z]$/.test(term)) return [];
    const [from, to] = this.#span(term, prefix);
    const last = to - from < maxParts ? to : from;
    return terms.slice(from, last + 1).map(([, file]) => file);
  }

  /** Returns the first and last part with words that begin with a term. */
  #span(term: string, prefix: number): readonly [number, number] {
    const from = lastUpTo(this.#firstTerms, term);
    return [from, prefix > 0 ? lastUpTo(this.#firstTerms, `${term}\uffff`) : from];
  }

  #termIndex(file: string): Promise<TermIndex> {
    return this.#part(file, (json) => new TermIndex(json as TermPart, this.#sections));
  }

  #part<T>(file: string, read: (json: unknown) => T): Promise<T> {
    const existing = this.#requested.get(file);
    if (existing) return existing as Promise<T>;
    const part = this.#load(file).then((json) => {
      this.#loaded.add(file);
      return read(json);
    });
    part.catch(() => this.#requested.delete(file));
    this.#requested.set(file, part);
    return part;
  }
}
