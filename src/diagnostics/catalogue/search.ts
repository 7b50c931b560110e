import { defineDiagnostic } from '../define.js';

/** Diagnostics about the search results that `search.expect` requires. */
export const searchDiagnostics = {
  'search/not-first': defineDiagnostic<{
    q: string;
    first: string;
    /** Rank of the page in the results, from 1, including results for its sections; 0: not found. */
    place: number;
    instead: string | undefined;
  }>({
    severity: 'error',
    explanation:
      'A search that `search.expect` names does not find the expected page first. Its title, a heading or its text has changed, or another page matches better.',
    message: ({ q, first, place, instead }) => {
      if (instead === undefined) return `The search for “${q}” finds nothing, not even ${first}.`;
      const where = place === 0 ? 'which is not found' : `which is number ${place}`;
      return `The search for “${q}” finds ${instead} first, not ${first}${place === 1 ? '' : `, ${where}`}.`;
    },
    hint: () => 'use the words in the title or a heading of that page, or change `search.expect`',
  }),
  'search/unknown-page': defineDiagnostic<{ first: string }>({
    severity: 'error',
    explanation:
      '`search.expect` names a page that does not exist, or is unlisted and therefore not in the search index.',
    message: ({ first }) => `The search index has no page ${first}.`,
  }),
};
