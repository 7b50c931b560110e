import { unpackWords } from '../query/front-coding.js';
import { isListedAs } from './manifest.js';
import type { PageTerms } from './page-terms.js';
import type { PreviousIndex, SearchPage, SearchPorts } from './search-index.js';
import { type PageSection, recordSections } from './texts.js';

/** A page that says something else than before in as many sections. */
export interface PageChange {
  readonly url: string;
  /** Number of its first section in the whole index. */
  readonly first: number;
  readonly old: PageTerms;
  readonly fresh: PageTerms;
  readonly sections: readonly PageSection[];
}

/** Where more has changed, making the index anew is quicker. */
const mostShare = 0.1;

/**
 * The pages whose words have changed; undefined where more than that has changed, or too many of them.
 *
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
  if (numbers.length > pages.length * mostShare) return undefined;
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

/** Number of the first section of each page. */
function firstSections(counts: readonly number[]): number[] {
  let next = 0;
  return counts.map((count) => {
    const first = next;
    next += count;
    return first;
  });
}
