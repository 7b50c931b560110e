import type { SearchManifest, TermPart } from '../query/format.js';
import { lastUpTo } from '../query/last-up-to.js';
import type { PageChange } from './changed-pages.js';
import { type PreviousChunk, rechunk } from './content-chunks.js';
import { partLengths } from './loading-limits.js';
import type { PartFiles } from './part-files.js';
import { type PageTerm, type Posting, pageTermsPostings } from './postings.js';
import type { CountedTerms, TermCount } from './term-table.js';
import { fromTermPart, type TermEntry, termChunkOptions, toTermPart } from './terms.js';

/** Changes to the postings of a term. */
export interface TermChange {
  readonly removed: Posting[];
  readonly removedFromHeadings: Posting[];
  readonly added: Posting[];
  readonly addedToHeadings: Posting[];
  readonly previous: TermCount;
}

/** Returns the changed terms by name. */
export function changedTerms(
  changes: readonly PageChange[],
  counts: CountedTerms,
  typicalSectionLength: number,
): ReadonlyMap<string, TermChange> {
  const terms = new Map<string, TermChange>();
  const termChange = (term: string): TermChange => {
    const existing = terms.get(term);
    if (existing) return existing;
    const previous = counts.of(term);
    const change = {
      removed: [],
      removedFromHeadings: [],
      added: [],
      addedToHeadings: [],
      previous,
    };
    terms.set(term, change);
    return change;
  };
  for (const { old, fresh, first } of changes) {
    const before = new Map(
      [...pageTermsPostings(old, first, typicalSectionLength)].map((entry) => [entry.term, entry]),
    );
    for (const entry of pageTermsPostings(fresh, first, typicalSectionLength)) {
      const same = before.get(entry.term);
      before.delete(entry.term);
      if (same && isEqual(same, entry)) continue;
      const change = termChange(entry.term);
      change.added.push(...entry.postings);
      change.addedToHeadings.push(...entry.headings);
      change.removed.push(...(same?.postings ?? []));
      change.removedFromHeadings.push(...(same?.headings ?? []));
    }
    for (const { term, postings, headings } of before.values()) {
      const change = termChange(term);
      change.removed.push(...postings);
      change.removedFromHeadings.push(...headings);
    }
  }
  return terms;
}

/** Returns the counts of a term after its change. */
export function newCount(change: TermChange): TermCount {
  const { previous, added, removed, addedToHeadings, removedFromHeadings } = change;
  return {
    sections: previous.sections + added.length - removed.length,
    headings: previous.headings + addedToHeadings.length - removedFromHeadings.length,
  };
}

function isEqual(one: PageTerm, other: PageTerm): boolean {
  return `${one.postings}` === `${other.postings}` && `${one.headings}` === `${other.headings}`;
}

/** Returns the term parts after the changes. */
export function changeTerms(
  changes: ReadonlyMap<string, TermChange>,
  common: ReadonlySet<string>,
  parts: SearchManifest['terms'],
  files: PartFiles,
): SearchManifest['terms'] {
  const firstTerms = parts.map(([first]) => first);
  const byPart = new Map<number, Map<string, TermChange>>();
  for (const [term, change] of changes) {
    const part = Math.max(0, lastUpTo(firstTerms, term));
    const ownChanges = byPart.get(part) ?? new Map<string, TermChange>();
    byPart.set(part, ownChanges.set(term, change));
  }
  const old = parts.map(([, file], number): PreviousChunk<TermEntry> => {
    const ownChanges = byPart.get(number);
    const items = (): readonly TermEntry[] => {
      const entries = fromTermPart(files.read<TermPart>(file));
      return ownChanges ? changed(entries, ownChanges, common) : entries;
    };
    return { changed: ownChanges !== undefined, items };
  });
  return rechunk(old, termChunkOptions(partLengths.large.terms)).map((part) => {
    if (typeof part !== 'number')
      return [part[0]?.term ?? '', files.add('terms', toTermPart(part))];
    const [first = '', file = ''] = parts[part] ?? [];
    return [first, files.keep(file)];
  });
}

function changed(
  entries: readonly TermEntry[],
  changes: ReadonlyMap<string, TermChange>,
  common: ReadonlySet<string>,
): readonly TermEntry[] {
  const terms = new Map(entries.map((entry) => [entry.term, entry]));
  for (const [term, change] of changes) {
    const [removed, added] = common.has(term)
      ? [change.removedFromHeadings, change.addedToHeadings]
      : [change.removed, change.added];
    const isRemoved = new Set(removed);
    const kept = (terms.get(term)?.postings ?? []).filter((posting) => !isRemoved.has(posting));
    const postings = [...kept, ...added].sort((one, other) => one - other);
    if (postings.length === 0) terms.delete(term);
    else terms.set(term, { term, postings });
  }
  return [...terms.values()].sort((one, other) => (one.term < other.term ? -1 : 1));
}
