import GithubSlugger, { slug } from 'github-slugger';
import { isPageId } from '../page-ids.js';

/** Gives a heading's words an id, each once. */
export type HeadingIds = (text: string) => string;

/**
 * Ids as GitHub makes them: `Price list` is `price-list`, the second one `price-list-1`. They keep clear of
 * `chosen` ids and of those of the page around the text.
 */
export function headingIds(chosen: Iterable<string>): HeadingIds {
  const slugger = new GithubSlugger();
  for (const id of chosen) slugger.occurrences[id] = 0;
  return (text) => {
    const id = slug(text) || 'section';
    return slugger.slug(isPageId(id) ? id.slice(1) : id);
  };
}
