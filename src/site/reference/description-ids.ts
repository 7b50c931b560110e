import type { Fragment } from '../../content/fragment.js';
import type { Api } from '../../openapi/api/api.js';
import type { TocEntry } from '../page-props/page-link.js';
import { fragmentIds, withFragmentIds } from '../text-ids.js';
import { uniqueIds } from '../unique-ids.js';

/** The sections of an operation or a schema, and what the ids of its parts begin with. */
const ofPart =
  /^(?:authentication|parameters|responses|callbacks|servers|fields|examples|used-by)$|^(?:body|response|callback|field|example|(?:path|query|querystring|header|cookie)-parameter)(?:[-.]|$)/;

/**
 * Gives the descriptions of a page their ids. Whatever their headings are called, the ids of the page's parts
 * stay as they are, and there is each only once.
 *
 * @param taken ids that the page has besides those of an operation's or schema's parts; undefined where the whole
 *   page is one operation or schema
 * @returns a maker for the texts in their order on the page; `prefix` is what the ids of an operation among others
 *   begin with
 */
export function descriptionIds(
  taken: Iterable<string> | undefined,
): (fragment: Fragment, prefix?: string) => Fragment {
  const unique = uniqueIds(taken);
  return (fragment, prefix = '') => {
    const isAmongParts = prefix !== '' || taken === undefined;
    return withFragmentIds(fragment, (id) =>
      unique(prefix + (isAmongParts && ofPart.test(id) ? `text-${id}` : id)),
    );
  };
}

/** Where the headings of a description as a whole stand on its overview, by the ids that they ask for. */
export function introductionIds(
  { description }: Api,
  taken: Iterable<string>,
): ReadonlyMap<string, string> {
  if (description === undefined) return new Map();
  const wanted = fragmentIds(description);
  const given = fragmentIds(descriptionIds(taken)(description));
  return new Map(wanted.map((id, index) => [id, given[index] ?? id]));
}

/** The headings of a description as a whole for the table of contents of its overview. */
export function introductionToc(api: Api, taken: Iterable<string>): TocEntry[] {
  const ids = introductionIds(api, taken);
  const { headings = [] } = api.description ?? {};
  return headings
    .filter(({ depth }) => depth <= deepestInToc)
    .map(({ id, html, depth }) => ({ id: ids.get(id) ?? id, html, depth }));
}

const deepestInToc = 3;
