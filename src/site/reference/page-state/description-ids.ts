import type { Fragment } from '../../../content/fragment.js';
import type { Api } from '../../../openapi/api/api.js';
import { fragmentIds, withFragmentIds } from '../../fragment-ids.js';
import type { TocEntry } from '../../page-props/page-link.js';
import { uniqueIds } from '../../unique-ids.js';

/** Ids of the sections of an operation or schema, and prefixes of the ids in them. */
const ofPart =
  /^(?:authentication|parameters|responses|callbacks|servers|fields|examples|used-by)$|^(?:body|response|callback|field|example|(?:path|query|querystring|header|cookie)-parameter)(?:[-.]|$)/;

/**
 * Returns a function that makes the heading ids of descriptions unique on a page. The ids of the page's own parts never
 * change, whatever the headings are called.
 *
 * @param taken further ids of the page; undefined if the whole page is one operation or schema
 * @param introduction the text whose headings keep their ids if others have the same
 * @returns a function to call with the other texts in page order; `prefix` is the id prefix of an operation among others
 */
export function descriptionIds(
  taken: Iterable<string> | undefined,
  introduction?: Fragment,
): (fragment: Fragment, prefix?: string) => Fragment {
  const unique = uniqueIds(taken);
  const withUniqueIds = (fragment: Fragment, prefix: string): Fragment => {
    const isAmongParts = prefix !== '' || taken === undefined;
    return withFragmentIds(fragment, (id) =>
      unique(prefix + (isAmongParts && ofPart.test(id) ? `text-${id}` : id)),
    );
  };
  const introduced = introduction && withUniqueIds(introduction, '');
  return (fragment, prefix = '') =>
    introduced !== undefined && fragment === introduction
      ? introduced
      : withUniqueIds(fragment, prefix);
}

/** Maps the heading ids of the API's main description to their ids on the overview page. */
export function introductionIds(
  { description }: Api,
  taken: Iterable<string>,
): ReadonlyMap<string, string> {
  if (description === undefined) return new Map();
  const wanted = fragmentIds(description);
  const given = fragmentIds(descriptionIds(taken)(description));
  return new Map(wanted.map((id, index) => [id, given[index] ?? id]));
}

/** Returns the headings of the API's main description for the overview's table of contents. */
export function introductionToc(api: Api, taken: Iterable<string>): TocEntry[] {
  const ids = introductionIds(api, taken);
  const { headings = [] } = api.description ?? {};
  return headings
    .filter(({ depth }) => depth <= maxTocLevel)
    .map(({ id, html, depth }) => ({ id: ids.get(id) ?? id, html, depth, isContent: true }));
}

const maxTocLevel = 3;
