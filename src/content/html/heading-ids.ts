import GithubSlugger, { slug } from 'github-slugger';
import { isPageId } from '../page-ids.js';

/** Returns a unique id for the text of a heading. */
export type HeadingIds = (text: string) => string;

/**
 * Creates ids as GitHub does: `Price list` becomes `price-list`, the second one `price-list-1`. Avoids `chosen` ids and
 * those of the page layout.
 */
export function headingIds(chosen: Iterable<string>): HeadingIds {
  const slugger = new GithubSlugger();
  for (const id of chosen) slugger.occurrences[id] = 0;
  return (text) => {
    const id = slug(text) || 'section';
    return slugger.slug(isPageId(id) ? id.slice(1) : id);
  };
}
