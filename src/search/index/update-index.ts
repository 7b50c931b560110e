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
import { keepsSpellingList, spellingList } from './spelling.js';
import { changedTerms, changeTerms, newCount } from './term-changes.js';
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
  const { manifest: previous, state } = earlier;
  const pages = scope.pages.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const changes = previous.small ? undefined : changedPages(pages, earlier, ports);
  const previousFiles = indexFiles(earlier);
  if (!changes || !previousFiles) return undefined;

  const sections = previous.pages.sections.reduce((sum, count) => sum + count, 0);
  const length = state.length + sumChanges(changes, lengthAdded);
  const typical = typicalLength(length, sections);
  if (typical !== typicalLength(state.length, sections)) return undefined;
  const previousCounts = new CountedTerms(state.table);
  const terms = changedTerms(changes, previousCounts, typical);
  const counts = new Map([...terms].map(([term, change]) => [term, newCount(change)]));
  const commonTerms = new Set(previous.common);
  for (const [term, count] of counts) {
    if (isCommon(count.sections, sections) !== commonTerms.has(term)) return undefined;
  }

  const files = new PartFiles(ports, previousFiles);
  const words = changeTerms(terms, commonTerms, previous.terms, files);
  const texts = changeTexts(changes, previous, state.characters, files);
  if (!texts) return undefined;
  const table = previousCounts.with(counts);
  const isSpellingUnchanged = [...terms].every(([term, change]) =>
    keepsSpellingList(term, change.previous, newCount(change), state.leastSpelled),
  );
  const newSpelling = isSpellingUnchanged
    ? undefined
    : spellingList(new CountedTerms(table).all(), previous.pages.titles);

  const { elsewhere: _, ...unchanged } = previous;
  const manifest: SearchManifest = {
    ...unchanged,
    ...elsewhereRanges(pages),
    locale: scope.messages.locale,
    phrases: scopePhrases(scope),
    folder: ports.urlOf('assets/'),
    terms: words,
    texts: texts.parts,
    spelling: newSpelling ? files.add('spelling', newSpelling.part) : files.keep(previous.spelling),
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
      leastSpelled: newSpelling?.minRank ?? state.leastSpelled,
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
function indexFiles({
  manifest,
  file,
}: PreviousIndex): ReadonlyMap<string, OutputFile> | undefined {
  const files = new Map<string, OutputFile>();
  for (const [, name] of [...manifest.terms, ...manifest.texts, ['', manifest.spelling]]) {
    const previousFiles = file(name);
    if (!previousFiles) return undefined;
    files.set(name, previousFiles);
  }
  return files;
}
