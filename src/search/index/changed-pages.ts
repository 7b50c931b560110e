import { unpackWords } from '../query/front-coding.js';
import { isListedAs } from './manifest.js';
import type { PageTerms } from './page-terms.js';
import type { PreviousIndex, SearchPage, SearchPorts } from './search-index.js';
import { type PageSection, recordSections } from './texts.js';

/** A page with changed text and the same number of sections. */
export interface PageChange {
  readonly url: string;
  /** Index of its first section in the whole index. */
  readonly first: number;
  readonly old: PageTerms;
  readonly fresh: PageTerms;
  readonly sections: readonly PageSection[];
}

/** Share of changed pages from which a full rebuild is faster. */
const maxChangedShare = 0.1;

/**
 * Returns the pages whose text has changed; undefined if other properties or too many pages have
 * changed.
 * @param pages in the order of the manifest
 */
export function changedPages(
  pages: readonly SearchPage[],
  { manifest, state, terms }: PreviousIndex,
  ports: SearchPorts,
): readonly PageChange[] | undefined {
  const urls = unpackWords(manifest.pages.urls);
  if (urls.length !== pages.length || pages.some(({ url }, number) => url !== urls[number])) {
    return undefined;
  }
  const numbers = pages.flatMap(({ digest }, number) =>
    digest === state.digests[number] ? [] : [number],
  );
  if (numbers.length > pages.length * maxChangedShare) return undefined;
  const firsts = firstSections(manifest.pages.sections);
  const changes: PageChange[] = [];
  for (const number of numbers) {
    const page = pages[number];
    const record = page?.record();
    const old = page && terms(page.url, state.digests[number] ?? '');
    if (!page || !record || !old || !isListedAs(record, number, manifest)) return undefined;
    changes.push({
      url: page.url,
      first: firsts[number] ?? 0,
      old,
      fresh: ports.terms(page),
      sections: recordSections(record),
    });
  }
  return changes;
}

/** Returns the index of each page's first section. */
function firstSections(counts: readonly number[]): number[] {
  let next = 0;
  return counts.map((count) => {
    const first = next;
    next += count;
    return first;
  });
}
