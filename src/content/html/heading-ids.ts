import GithubSlugger, { slug } from 'github-slugger';

/** Gives a heading's words an id, each once. */
export type HeadingIds = (text: string) => string;

/**
 * Ids as GitHub makes them: `Price list` is `price-list`, the second one `price-list-1`. They keep clear of
 * `chosen` ids and never begin with an underscore, which the page keeps for its own.
 */
export function headingIds(chosen: Iterable<string>): HeadingIds {
  const slugger = new GithubSlugger();
  for (const id of chosen) slugger.occurrences[id] = 0;
  return (text) => slugger.slug(slug(text).replace(/^_+/, '') || 'section');
}
