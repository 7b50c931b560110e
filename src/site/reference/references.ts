import type { Texts } from '../../i18n/index.js';
import { formatText } from '../../i18n/index.js';
import type { PageSeed } from '../pages/page.js';
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
export function seedReferences(
  apis: readonly ApiPlan[],
  taken: ReadonlySet<string>,
  texts: Texts,
  urls: Urls,
): PageSeed[] {
  const isAround = apis.some(({ overview }) => overview.startsWith(`${route}/`));
  if (apis.length < 2 || !isAround || taken.has(route)) return [];
  const title = formatText(texts, 'reference.title');
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
