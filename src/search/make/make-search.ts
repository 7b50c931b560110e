import type { SearchRecord } from '../../model/index.js';
import type { Manifest } from '../rank/format.js';
import { cut } from './cut.js';
import type { MadeSearch, SearchPorts, SearchSource } from './made-search.js';
import { pagesOf, phrasesOf } from './manifest.js';
import { PartFiles } from './part-files.js';
import { countedLength, type Posting, postingsOf, typicalLength } from './postings.js';
import { isSmallText, partLengths, smallLength } from './size.js';
import { spellingOf } from './spelling.js';
import { type TermCount, toTable } from './term-table.js';
import { isCommon, type TermEntry, termCutting, toTermPart } from './terms.js';
import { type PageSection, sectionsOf, textCutting } from './texts.js';

/** Makes the index of one language and docs version: its parts and, last, the manifest that names them. */
export function makeSearch(scope: SearchSource, ports: SearchPorts): MadeSearch {
  // Ordered by address, so that neighbours lie in the same parts and addresses begin alike.
  const pages = scope.pages.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const records = pages.map(({ record }) => record());
  const counted = pages.map((page) => ports.terms(page));
  const sections = records.flatMap(sectionsOf);
  const characters = sections.reduce((sum, { text: [words] }) => sum + words.length, 0);
  const length = counted.reduce((sum, page) => sum + countedLength(page), 0);

  const index = indexOf(records, counted, typicalLength(length, sections.length));
  const { terms, common, counts } = ordered(index, sections.length);
  const spelling = spellingOf(
    counts,
    records.map(({ title }) => title),
  );
  const partsOf = (size: keyof typeof partLengths) => ({
    terms: cut(terms, termCutting(partLengths[size].terms)).map(
      (entries) => [entries[0]?.term ?? '', toTermPart(entries)] as const,
    ),
    texts: numbered(cut(sections, textCutting(partLengths[size].texts, characters))),
  });
  const whole = isSmallText(characters) ? partsOf('small') : undefined;
  const small = whole && JSON.stringify([whole, spelling]).length <= smallLength;
  const values = small ? whole : partsOf('large');

  const parts = new PartFiles(ports);
  const manifest: Manifest = {
    format: 1,
    locale: scope.texts.locale,
    phrases: phrasesOf(scope),
    folder: ports.urlOf('assets/'),
    ...pagesOf(records),
    common,
    terms: values.terms.map(([first, value]) => [first, parts.add('terms', value)]),
    texts: values.texts.map(([first, value]) => [first, parts.add('texts', value)]),
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

interface Term {
  readonly postings: Posting[];
  readonly headings: Posting[];
}

function indexOf(
  records: readonly SearchRecord[],
  counted: readonly Parameters<typeof postingsOf>[0][],
  typical: number,
): Map<string, Term> {
  const index = new Map<string, Term>();
  let first = 0;
  for (const [number, page] of counted.entries()) {
    for (const { term, postings, headings } of postingsOf(page, first, typical)) {
      const known = index.get(term);
      if (known) {
        known.postings.push(...postings);
        known.headings.push(...headings);
      } else {
        index.set(term, { postings: [...postings], headings: [...headings] });
      }
    }
    first += records[number]?.sections.length ?? 0;
  }
  return index;
}

/** Terms in order, and of the common ones only the sections whose heading says them. */
function ordered(
  index: ReadonlyMap<string, Term>,
  sections: number,
): {
  readonly terms: readonly TermEntry[];
  readonly common: readonly string[];
  readonly counts: ReadonlyMap<string, TermCount>;
} {
  const names = [...index.keys()].sort();
  const common = names.filter((name) => isCommon(index.get(name)?.postings.length ?? 0, sections));
  const isLeftOut = new Set(common);
  return {
    common,
    terms: names.flatMap((term): TermEntry[] => {
      const { postings = [], headings = [] } = index.get(term) ?? {};
      const kept = isLeftOut.has(term) ? headings : postings;
      return kept.length > 0 ? [{ term, postings: kept }] : [];
    }),
    counts: new Map(
      [...index].map(([term, { postings, headings }]) => [
        term,
        { said: postings.length, headings: headings.length },
      ]),
    ),
  };
}

/** Each part of the texts with the number of its first section. */
function numbered(
  parts: readonly (readonly PageSection[])[],
): (readonly [first: number, part: { readonly sections: readonly PageSection['text'][] }])[] {
  let next = 0;
  return parts.map((part) => {
    const first = next;
    next += part.length;
    return [first, { sections: part.map(({ text }) => text) }];
  });
}
