import type { OutputFile } from '../../files/output-file.js';
import type { SearchManifest } from '../query/format.js';
import { changedPages, type PageChange } from './changed-pages.js';
import { elsewhereRanges, scopePhrases } from './manifest.js';
import { PartFiles } from './part-files.js';
import { countedLength, typicalLength } from './postings.js';
import type {
  BuiltSearchIndex,
  PreviousIndex,
  SearchIndexSource,
  SearchPorts,
} from './search-index.js';
import { countsSpelling, isSpelledAlike } from './spelling.js';
import { changeTerms, countAfter, recount } from './term-changes.js';
import { CountedTerms } from './term-table.js';
import { isCommon } from './terms.js';
import { changeTexts } from './text-changes.js';

/**
 * Updates the index of an earlier build if only the texts of a few pages have changed; the result
 * equals that of `buildIndex`. The work is proportional to the change. Returns undefined if a full
 * rebuild is necessary.
 */
export function updateIndex(
  scope: SearchIndexSource,
  earlier: PreviousIndex,
  ports: SearchPorts,
): BuiltSearchIndex | undefined {
  const { manifest: before, state } = earlier;
  const pages = scope.pages.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const changes = before.small ? undefined : changedPages(pages, earlier, ports);
  const known = earlierSearchFiles(earlier);
  if (!changes || !known) return undefined;

  const sections = before.pages.sections.reduce((sum, count) => sum + count, 0);
  const length = state.length + sumChanges(changes, lengthAdded);
  const typical = typicalLength(length, sections);
  if (typical !== typicalLength(state.length, sections)) return undefined;
  const counted = new CountedTerms(state.table);
  const terms = recount(changes, counted, typical);
  const counts = new Map([...terms].map(([term, change]) => [term, countAfter(change)]));
  const isLeftOut = new Set(before.common);
  for (const [term, { said }] of counts) {
    if (isCommon(said, sections) !== isLeftOut.has(term)) return undefined;
  }

  const files = new PartFiles(ports, known);
  const words = changeTerms(terms, isLeftOut, before.terms, files);
  const texts = changeTexts(changes, before, state.characters, files);
  if (!texts) return undefined;
  const table = counted.with(counts);
  const isSpelledSame = [...terms].every(([term, change]) =>
    isSpelledAlike(term, change.was, countAfter(change), state.leastSpelled),
  );
  const respelled = isSpelledSame
    ? undefined
    : countsSpelling(new CountedTerms(table).all(), before.pages.titles);

  const { elsewhere: _, ...unchanged } = before;
  const manifest: SearchManifest = {
    ...unchanged,
    ...elsewhereRanges(pages),
    locale: scope.messages.locale,
    phrases: scopePhrases(scope),
    folder: ports.urlOf('assets/'),
    terms: words,
    texts: texts.parts,
    spelling: respelled ? files.add('spelling', respelled.part) : files.keep(before.spelling),
  };
  const contents = JSON.stringify(manifest);
  return {
    manifest,
    files: [...files.files, { path: scope.file, contents }],
    state: {
      digests: pages.map(({ digest }) => digest),
      length,
      characters: texts.characters,
      table,
      leastSpelled: respelled?.least ?? state.leastSpelled,
    },
  };
}

function lengthAdded({ old, fresh }: PageChange): number {
  return countedLength(fresh) - countedLength(old);
}

function sumChanges(changes: readonly PageChange[], of: (change: PageChange) => number): number {
  return changes.reduce((sum, change) => sum + of(change), 0);
}

/** Returns the parts by name; undefined if one is missing. */
function earlierSearchFiles({
  manifest,
  file,
}: PreviousIndex): ReadonlyMap<string, OutputFile> | undefined {
  const files = new Map<string, OutputFile>();
  for (const [, name] of [...manifest.terms, ...manifest.texts, ['', manifest.spelling]]) {
    const known = file(name);
    if (!known) return undefined;
    files.set(name, known);
  }
  return files;
}
