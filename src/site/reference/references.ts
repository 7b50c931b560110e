import type { Messages } from '../../i18n/index.js';
import { formatMessage } from '../../i18n/index.js';
import type { PageDefinition } from '../pages/page.js';
import { routeFile, type Urls } from '../urls.js';
import type { ApiPlan } from './plan.js';

/** Where the only description of a site has its reference. */
const route = '/api';

/**
 * The page that leads to each reference, where several lie below `/api` and nothing else is there: what each is
 * called, its version, and what it is about.
 *
 * @param apis one for each description
 * @param taken routes of all other pages
 */
export function referenceIndexPages(
  apis: readonly ApiPlan[],
  taken: ReadonlySet<string>,
  texts: Messages,
  urls: Urls,
): PageDefinition[] {
  const isAround = apis.some(({ overview }) => overview.startsWith(`${route}/`));
  if (apis.length < 2 || !isAround || taken.has(route)) return [];
  const title = formatMessage(texts, 'reference.title');
  const items = apis.map(({ label, overview, about }) => ({
    label,
    url: urls.page(overview),
    description: about,
  }));
  return [
    {
      route,
      file: routeFile(route),
      title,
      meta: {},
      content: () => ({ kind: 'category', title, items }),
    },
  ];
}
