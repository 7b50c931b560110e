import type { OutputFile } from '../../files/source-file.js';
import type { Manifest, SpellingPart } from '../query/format.js';
import { cut, cutPieces } from './content-chunks.js';
import { AllWords } from './corpus-words.js';
import { type ListedPage, pagesOf, phrasesOf } from './manifest.js';
import { PartFiles } from './part-files.js';
import { typicalLength } from './postings.js';
import type { MadeSearch, SearchPage, SearchPorts, SearchSource } from './search-index.js';
import { isSmallText, partLengths, smallLength } from './size.js';
import { spellingOf } from './spelling.js';
import { type TermCount, toTable } from './term-table.js';
import { isCommon, type TermEntry, termCutting, toTermPart } from './terms.js';
import { type PageSection, sectionsOf, textCutting } from './texts.js';

/**
 * Makes the index of one language and docs version: its parts and, last, the manifest that names them. What pages say
 * is read twice, so that of a large site little is held.
 *
 * @param onPart called with each part as soon as it is made
 */
export function makeSearch(
  scope: SearchSource,
  ports: SearchPorts,
  onPart?: (part: OutputFile) => void,
): MadeSearch {
  // Ordered by address, so that neighbours lie in the same parts and addresses begin alike.
  const pages = scope.pages.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const listed: ListedPage[] = [];
  const words = new AllWords();
  let characters = 0;
  for (const page of pages) {
    const record = page.record();
    listed.push({ ...record, sections: record.sections.length });
    for (const { text } of sectionsOf(record)) characters += text[0].length;
    words.add(ports.terms(page));
  }
  const { length } = words;
  const tally: Tally = { common: [], counts: new Map() };
  const row = {
    terms: entriesOf(words, typicalLength(length, words.sections), tally),
    sections: allSections(pages),
  };
  const titles = listed.map(({ title }) => title);
  const held = isSmallText(characters) && { terms: [...row.terms], sections: [...row.sections] };
  const small = held && isSmall(held, characters, spellingOf(tally.counts, titles).part);
  const size = partLengths[small ? 'small' : 'large'];

  const parts = new PartFiles(ports, undefined, onPart);
  const terms = Array.from(
    cutPieces((held || row).terms, termCutting(size.terms)),
    (entries): Manifest['terms'][0] => [
      entries[0]?.term ?? '',
      parts.add('terms', toTermPart(entries)),
    ],
  );
  let next = 0;
  const texts = Array.from(
    cutPieces((held || row).sections, textCutting(size.texts, characters)),
    (sections): Manifest['texts'][0] => {
      const first = next;
      next += sections.length;
      return [first, parts.add('texts', toTextPart(sections))];
    },
  );
  const spelling = spellingOf(tally.counts, titles);
  const manifest: Manifest = {
    format: 1,
    locale: scope.texts.locale,
    phrases: phrasesOf(scope),
    folder: ports.urlOf('assets/'),
    ...pagesOf(listed),
    common: tally.common,
    terms,
    texts,
    spelling: parts.add('spelling', spelling.part),
    small,
  };
  return {
    manifest,
    files: [...parts.files, { path: scope.file, contents: JSON.stringify(manifest) }],
    state: {
      digests: pages.map(({ digest }) => digest),
      length,
      characters,
      table: toTable(tally.counts),
      leastSpelled: spelling.least,
    },
  };
}

/** What is known when all terms have been gone through. */
interface Tally {
  /** In order. */
  readonly common: string[];
  readonly counts: Map<string, TermCount>;
}

/** Terms in order, and of the common ones only the sections whose heading says them. */
function* entriesOf(words: AllWords, typical: number, { common, counts }: Tally) {
  for (const { term, postings, headings } of words.withWeights(typical)) {
    counts.set(term, { said: postings.length, headings: headings.length });
    const isLeftOut = isCommon(postings.length, words.sections);
    if (isLeftOut) common.push(term);
    const kept = isLeftOut ? headings : postings;
    if (kept.length > 0) yield { term, postings: kept } satisfies TermEntry;
  }
}

function* allSections(pages: readonly SearchPage[]) {
  for (const { record } of pages) yield* sectionsOf(record());
}

/** Whether all parts together are so little that readers get them at once. */
function isSmall(
  row: { readonly terms: readonly TermEntry[]; readonly sections: readonly PageSection[] },
  characters: number,
  spelling: SpellingPart,
): boolean {
  const { terms, texts } = partLengths.small;
  const values = [
    ...cut(row.terms, termCutting(terms)).map(toTermPart),
    ...cut(row.sections, textCutting(texts, characters)).map(toTextPart),
    spelling,
  ];
  return JSON.stringify(values).length <= smallLength;
}

function toTextPart(sections: readonly PageSection[]): {
  readonly sections: readonly PageSection['text'][];
} {
  return { sections: sections.map(({ text }) => text) };
}
