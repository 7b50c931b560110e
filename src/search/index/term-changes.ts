import type { SearchManifest, TermPart } from '../query/format.js';
import { lastUpTo } from '../query/last-up-to.js';
import type { PageChange } from './changed-pages.js';
import { type PreviousChunk, rechunk } from './content-chunks.js';
import type { PartFiles } from './part-files.js';
import { type PageTerm, type Posting, pageTermsPostings } from './postings.js';
import { partLengths } from './size.js';
import type { CountedTerms, TermCount } from './term-table.js';
import { fromTermPart, type TermEntry, termCutting, toTermPart } from './terms.js';

/** Changes to the postings of a term. */
export interface TermChange {
  readonly gone: Posting[];
  readonly goneInHeadings: Posting[];
  readonly come: Posting[];
  readonly comeInHeadings: Posting[];
  readonly was: TermCount;
}

/** Returns the changed terms by name. */
export function recount(
  changes: readonly PageChange[],
  counts: CountedTerms,
  typical: number,
): ReadonlyMap<string, TermChange> {
  const terms = new Map<string, TermChange>();
  const termChange = (term: string): TermChange => {
    const known = terms.get(term);
    if (known) return known;
    const was = counts.of(term);
    const change = { gone: [], goneInHeadings: [], come: [], comeInHeadings: [], was };
    terms.set(term, change);
    return change;
  };
  for (const { old, fresh, first } of changes) {
    const before = new Map(
      [...pageTermsPostings(old, first, typical)].map((entry) => [entry.term, entry]),
    );
    for (const entry of pageTermsPostings(fresh, first, typical)) {
      const same = before.get(entry.term);
      before.delete(entry.term);
      if (same && isSame(same, entry)) continue;
      const change = termChange(entry.term);
      change.come.push(...entry.postings);
      change.comeInHeadings.push(...entry.headings);
      change.gone.push(...(same?.postings ?? []));
      change.goneInHeadings.push(...(same?.headings ?? []));
    }
    for (const { term, postings, headings } of before.values()) {
      const change = termChange(term);
      change.gone.push(...postings);
      change.goneInHeadings.push(...headings);
    }
  }
  return terms;
}

/** Returns the counts of a term after its change. */
export function countAfter(change: TermChange): TermCount {
  const { was, come, gone, comeInHeadings, goneInHeadings } = change;
  return {
    said: was.said + come.length - gone.length,
    headings: was.headings + comeInHeadings.length - goneInHeadings.length,
  };
}

function isSame(one: PageTerm, other: PageTerm): boolean {
  return `${one.postings}` === `${other.postings}` && `${one.headings}` === `${other.headings}`;
}

/** Returns the term parts after the changes. */
export function changeTerms(
  changes: ReadonlyMap<string, TermChange>,
  common: ReadonlySet<string>,
  parts: SearchManifest['terms'],
  files: PartFiles,
): SearchManifest['terms'] {
  const firsts = parts.map(([first]) => first);
  const byPart = new Map<number, Map<string, TermChange>>();
  for (const [term, change] of changes) {
    const part = Math.max(0, lastUpTo(firsts, term));
    const own = byPart.get(part) ?? new Map<string, TermChange>();
    byPart.set(part, own.set(term, change));
  }
  const old = parts.map(([, file], number): PreviousChunk<TermEntry> => {
    const own = byPart.get(number);
    const things = (): readonly TermEntry[] => {
      const entries = fromTermPart(files.read<TermPart>(file));
      return own ? changed(entries, own, common) : entries;
    };
    return { changed: own !== undefined, things };
  });
  return rechunk(old, termCutting(partLengths.large.terms)).map((part) => {
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
    const [gone, come] = common.has(term)
      ? [change.goneInHeadings, change.comeInHeadings]
      : [change.gone, change.come];
    const isGone = new Set(gone);
    const kept = (terms.get(term)?.postings ?? []).filter((posting) => !isGone.has(posting));
    const postings = [...kept, ...come].sort((one, other) => one - other);
    if (postings.length === 0) terms.delete(term);
    else terms.set(term, { term, postings });
  }
  return [...terms.values()].sort((one, other) => (one.term < other.term ? -1 : 1));
}
