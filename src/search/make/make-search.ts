import type { Manifest } from '../rank/format.js';
import { AllWords } from './all-words.js';
import { cut } from './cut.js';
import type { MadeSearch, SearchPorts, SearchSource } from './made-search.js';
import { type ListedPage, pagesOf, phrasesOf } from './manifest.js';
import { PartFiles } from './part-files.js';
import { typicalLength } from './postings.js';
import { isSmallText, partLengths, smallLength } from './size.js';
import { spellingOf } from './spelling.js';
import { type TermCount, toTable } from './term-table.js';
import { isCommon, type TermEntry, termCutting, toTermPart } from './terms.js';
import { type PageSection, sectionsOf, textCutting } from './texts.js';

/** Makes the index of one language and docs version: its parts and, last, the manifest that names them. */
export function makeSearch(scope: SearchSource, ports: SearchPorts): MadeSearch {
  // Ordered by address, so that neighbours lie in the same parts and addresses begin alike.
  const pages = scope.pages.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const listed: ListedPage[] = [];
  const sections: PageSection[] = [];
  const words = new AllWords();
  for (const page of pages) {
    const record = page.record();
    listed.push({ ...record, sections: record.sections.length });
    for (const section of sectionsOf(record)) sections.push(section);
    words.add(ports.terms(page));
  }
  const characters = sections.reduce((sum, { text: [said] }) => sum + said.length, 0);
  const { length } = words;
  const { terms, common, counts } = ordered(words, typicalLength(length, sections.length));
  const spelling = spellingOf(
    counts,
    listed.map(({ title }) => title),
  );
  const partsOf = (size: keyof typeof partLengths) => ({
    terms: cut(terms, termCutting(partLengths[size].terms)),
    texts: numbered(cut(sections, textCutting(partLengths[size].texts, characters))),
  });
  const whole = isSmallText(characters) ? partsOf('small') : undefined;
  const small = whole && lengthOf(whole) + JSON.stringify(spelling).length <= smallLength;
  const values = small ? whole : partsOf('large');

  const parts = new PartFiles(ports);
  const manifest: Manifest = {
    format: 1,
    locale: scope.texts.locale,
    phrases: phrasesOf(scope),
    folder: ports.urlOf('assets/'),
    ...pagesOf(listed),
    common,
    terms: values.terms.map((entries) => [
      entries[0]?.term ?? '',
      parts.add('terms', toTermPart(entries)),
    ]),
    texts: values.texts.map(([first, part]) => [first, parts.add('texts', toTextPart(part))]),
    spelling: parts.add('spelling', spelling),
    small: small === true,
  };
  return {
    manifest,
    files: [...parts.files, { path: scope.file, contents: JSON.stringify(manifest) }],
    state: {
      digests: pages.map(({ digest }) => digest),
      length,
      characters,
      table: toTable(counts),
    },
  };
}

interface Parts {
  readonly terms: readonly (readonly TermEntry[])[];
  readonly texts: readonly NumberedPart[];
}

/** Sections with the number of the first of them. */
type NumberedPart = readonly [first: number, sections: readonly PageSection[]];

/** Characters of all parts as JSON. */
function lengthOf({ terms, texts }: Parts): number {
  const values = [...terms.map(toTermPart), ...texts.map(([, part]) => toTextPart(part))];
  return JSON.stringify(values).length;
}

function toTextPart(sections: readonly PageSection[]): {
  readonly sections: readonly PageSection['text'][];
} {
  return { sections: sections.map(({ text }) => text) };
}

/** Terms in order, and of the common ones only the sections whose heading says them. */
function ordered(
  words: AllWords,
  typical: number,
): {
  readonly terms: readonly TermEntry[];
  readonly common: readonly string[];
  readonly counts: ReadonlyMap<string, TermCount>;
} {
  const terms: TermEntry[] = [];
  const common: string[] = [];
  const counts = new Map<string, TermCount>();
  for (const { term, postings, headings } of words.take(typical)) {
    counts.set(term, { said: postings.length, headings: headings.length });
    const isLeftOut = isCommon(postings.length, words.sections);
    if (isLeftOut) common.push(term);
    const kept = isLeftOut ? headings : postings;
    if (kept.length > 0) terms.push({ term, postings: kept });
  }
  return { terms, common, counts };
}

function numbered(parts: readonly (readonly PageSection[])[]): NumberedPart[] {
  let next = 0;
  return parts.map((part): NumberedPart => {
    const first = next;
    next += part.length;
    return [first, part];
  });
}
