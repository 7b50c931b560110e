import type { SearchRecord } from '../../model/index.js';
import { weights } from '../rank/format.js';
import { Vocabulary } from './vocabulary.js';

/** What the index knows of a term. */
export interface TermEntry {
  readonly term: string;
  /** Section numbers in order, each times 8, plus the number of its weight. */
  readonly postings: number[];
  /** Numbers of the sections whose heading says it. */
  readonly headings: number[];
}

/** A heading says what its section is about. */
const headingWeight = 4;

/** How much longer sections count less (the `b` of BM25). */
const lengthInfluence = 0.6;

/** Sections of fewer words count as this long: they would otherwise win by their shortness alone. */
const shortest = 12;

/**
 * Counts which sections say which terms. Frequencies are normalised by length here (as in BM25), so that the
 * browser need not know the lengths. The terms come in no order.
 */
export function countTerms(records: readonly SearchRecord[]): TermEntry[] {
  const vocabulary = new Vocabulary();
  const sections = records.flatMap((record) =>
    record.sections.map(({ heading = '', text }, index) => ({
      heading: vocabulary.read(index === 0 ? record.aliases.join(' ') : heading),
      text: vocabulary.read(text),
    })),
  );
  const lengths = sections.map(({ text, heading }) =>
    Math.max(shortest, text.length + heading.length),
  );
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const entries = vocabulary.terms.map((term): TermEntry => ({ term, postings: [], headings: [] }));
  // How often the section in hand says each term: one array for all, as there are many sections.
  const said = new Uint32Array(entries.length);
  for (const [number, { heading, text }] of sections.entries()) {
    const norm = 1 - lengthInfluence + (lengthInfluence * (lengths[number] ?? average)) / average;
    for (const id of text) said[id] = (said[id] ?? 0) + 1;
    for (const id of new Set(heading)) {
      said[id] = (said[id] ?? 0) + headingWeight;
      entries[id]?.headings.push(number);
    }
    for (const ids of [heading, text]) {
      for (const id of ids) {
        const frequency = said[id] ?? 0;
        if (frequency === 0) continue;
        said[id] = 0;
        entries[id]?.postings.push(number * 8 + levelOf(frequency / norm));
      }
    }
  }
  return entries;
}

/** The weight nearest to a frequency, as its number. */
function levelOf(frequency: number): number {
  let level = 0;
  while (level < edges.length && frequency >= (edges[level] ?? 0)) level += 1;
  return level;
}

const edges = weights.slice(1).map((weight, index) => (weight + (weights[index] ?? 0)) / 2);
