import type { Messages } from '../../i18n/index.js';
import { formatMessage } from '../../i18n/index.js';
import type { PageDefinition } from '../pages/page.js';
import { routeFile, type Urls } from '../urls.js';
import type { ApiPlan } from './plan.js';

/** Default route of a site's only reference. */
const route = '/api';

/**
 * Defines the index page of several references below `/api`, unless another page has that route. It shows the name,
 * version and summary of each.
 *
 * @param apis one for each description
 * @param taken routes of all other pages
 */
export function referenceIndexPages(
  apis: readonly ApiPlan[],
  taken: ReadonlySet<string>,
  messages: Messages,
  urls: Urls,
): PageDefinition[] {
  const isAround = apis.some(({ overview }) => overview.startsWith(`${route}/`));
  if (apis.length < 2 || !isAround || taken.has(route)) return [];
  const title = formatMessage(messages, 'reference.title');
  const items = apis.map(({ label, overview, about }) => ({
    label,
    url: urls.page(overview),
    description: about,
  }));
  return [
    {
      kind: 'category',
      route,
      file: routeFile(route),
      title,
      meta: {},
      content: () => ({ kind: 'category', title, items }),
    },
  ];
}
