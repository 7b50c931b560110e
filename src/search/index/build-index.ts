import type { SearchManifest, SpellingPart } from '../query/format.js';
import { chunk, chunkLazily } from './content-chunks.js';
import { CorpusWords } from './corpus-words.js';
import { isSmallText, partLengths, smallLength } from './loading-limits.js';
import { elsewhereRanges, listPages, type ManifestPage, scopePhrases } from './manifest.js';
import { PartFiles } from './part-files.js';
import { typicalLength } from './postings.js';
import type {
  BuiltSearchIndex,
  SearchIndexSource,
  SearchPage,
  SearchPorts,
} from './search-index.js';
import { spellingList } from './spelling.js';
import { type TermCount, toTable } from './term-table.js';
import { isCommon, type TermEntry, termChunkOptions, toTermPart } from './terms.js';
import { type PageSection, recordSections, textChunkOptions, toTextPart } from './texts.js';

/**
 * Builds the search index of one language and docs version: its parts, then the manifest. Page
 * texts are read twice, to keep memory low for large sites.
 */
export function buildIndex(scope: SearchIndexSource, ports: SearchPorts): BuiltSearchIndex {
  // Sorted by URL: neighbours share parts, and common prefixes pack well.
  const pages = scope.pages.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const { listed, words, characters } = readPages(pages, ports);
  const { length } = words;
  const tally: Tally = { common: [], counts: new Map() };
  const contents = {
    terms: termEntries(words, typicalLength(length, words.sections), tally),
    sections: allSections(pages),
  };
  const titles = listed.map(({ title }) => title);
  const inMemory = isSmallText(characters) && {
    terms: [...contents.terms],
    sections: [...contents.sections],
  };
  const small = inMemory && isSmall(inMemory, characters, spellingList(tally.counts, titles).part);
  const size = partLengths[small ? 'small' : 'large'];

  const parts = new PartFiles(ports);
  const terms = Array.from(
    chunkLazily((inMemory || contents).terms, termChunkOptions(size.terms)),
    (entries): SearchManifest['terms'][0] => [
      entries[0]?.term ?? '',
      parts.add('terms', toTermPart(entries)),
    ],
  );
  const sections = chunkLazily(
    (inMemory || contents).sections,
    textChunkOptions(size.texts, characters),
  );
  const texts = textParts(sections, parts);
  const spelling = spellingList(tally.counts, titles);
  const manifest: SearchManifest = {
    format: 1,
    locale: scope.messages.locale,
    phrases: scopePhrases(scope),
    folder: ports.urlOf('assets/'),
    ...listPages(listed),
    ...elsewhereRanges(pages),
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
      leastSpelled: spelling.minRank,
    },
  };
}

/** Lists the pages, and collects the words and the length of their texts. */
function readPages(pages: readonly SearchPage[], ports: SearchPorts) {
  const listed: ManifestPage[] = [];
  const words = new CorpusWords();
  let characters = 0;
  for (const page of pages) {
    const record = page.record();
    listed.push({ ...record, sections: record.sections.length });
    for (const { text } of recordSections(record)) characters += text[0].length;
    words.add(ports.terms(page));
  }
  return { listed, words, characters };
}

/** Writes the texts; each part is listed with the number of its first section. */
function textParts(
  chunks: Iterable<readonly PageSection[]>,
  parts: PartFiles,
): SearchManifest['texts'] {
  let next = 0;
  return Array.from(chunks, (sections): SearchManifest['texts'][0] => {
    const first = next;
    next += sections.length;
    return [first, parts.add('texts', toTextPart(sections))];
  });
}

/** Results of iterating over all terms. */
interface Tally {
  /** Sorted. */
  readonly common: string[];
  readonly counts: Map<string, TermCount>;
}

/**
 * Yields the terms in order; common terms only with the sections that have them in their heading.
 */
function* termEntries(words: CorpusWords, typicalSectionLength: number, { common, counts }: Tally) {
  for (const { term, postings, headings } of words.withWeights(typicalSectionLength)) {
    counts.set(term, { sections: postings.length, headings: headings.length });
    const isHeadingsOnly = isCommon(postings.length, words.sections);
    if (isHeadingsOnly) common.push(term);
    const kept = isHeadingsOnly ? headings : postings;
    if (kept.length > 0) yield { term, postings: kept } satisfies TermEntry;
  }
}

function* allSections(pages: readonly SearchPage[]) {
  for (const { record } of pages) yield* recordSections(record());
}

/** Whether all parts together are small enough to load at once. */
function isSmall(
  contents: { readonly terms: readonly TermEntry[]; readonly sections: readonly PageSection[] },
  characters: number,
  spelling: SpellingPart,
): boolean {
  const { terms, texts } = partLengths.small;
  const values = [
    ...chunk(contents.terms, termChunkOptions(terms)).map(toTermPart),
    ...chunk(contents.sections, textChunkOptions(texts, characters)).map(toTextPart),
    spelling,
  ];
  return JSON.stringify(values).length <= smallLength;
}
