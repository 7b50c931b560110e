import type { Api } from '../../../openapi/api/api.js';
import type { ApiContent, TagView } from '../../page-props/reference-content.js';
import type { ApiViews } from '../api-views/api-views.js';
import { namedServers, serverView } from '../api-views/server-views.js';
import { FullOperations } from '../operations/full-operations.js';
import { introductionToc } from '../page-state/description-ids.js';
import { isWithinPage } from '../page-state/page-budget.js';
import { createPageState } from '../page-state/page-state.js';
import { aboutFacts } from '../texts/about-facts.js';
import type { RenderDescription } from '../texts/render-description.js';
import { shortenDescription } from '../texts/shorten-description.js';
import { overviewToc } from './toc.js';

interface Overview extends Pick<ApiContent, 'layout' | 'downloads' | 'everything' | 'schemaIndex'> {
  readonly api: Api;
}

/** Most operations and webhooks that the overview lists; of more, it shows only the first ones of each tag. */
const maxListed = 200;

/**
 * Returns the overview: general information, and all operations as rows or in full. Rows of more operations than a page
 * within its weight has room for give way to cards.
 */
export function overviewContent(
  overview: Overview,
  views: ApiViews,
  renderDescription: RenderDescription,
): ApiContent {
  const build = (layout: ApiContent['layout']): ApiContent =>
    buildOverview({ ...overview, layout }, views, renderDescription);
  const { api, layout } = overview;
  if (layout !== 'list') return build(layout);
  const { operations, webhooks = [] } = api;
  if (operations.length + webhooks.length > maxListed) return build('cards');
  const list = build('list');
  return isWithinWeight(list) ? list : build('cards');
}

/** Number of tags from which each card describes its tag in at most one line. */
const manyTags = 60;

/** Number of named schemas that the estimate counts; the page lists few of many. */
const countedSchemas = 40;

function isWithinWeight(content: ApiContent): boolean {
  const tags = content.groups.flatMap((group) => group.tags);
  const shown = { ...content, schemas: content.schemas.slice(0, countedSchemas) };
  return isWithinPage(shown, tags.length);
}

function buildOverview(
  { api, layout, downloads, everything, schemaIndex }: Overview,
  views: ApiViews,
  renderDescription: RenderDescription,
): ApiContent {
  const t = (key: Parameters<ApiViews['t']>[0]): string => views.t(key);
  const tags = tagsMaker(api, layout, views, renderDescription);
  const groups = api.groups.map((group) => ({
    name: group.name,
    anchor: views.ids.group(group),
    tags: group.tags.map(tags.tag),
  }));
  const webhooks = tags.webhooks();
  const isUsed = ({ usedBy, usedByWebhooks = [] }: Api['schemas'][number]): boolean =>
    usedBy.length + usedByWebhooks.length > 0;
  const description = renderDescription(api.description);
  const servers = namedServers(api.servers).map((server) => serverView(server, renderDescription));
  const security = views.schemes(renderDescription);
  const content: Omit<ApiContent, 'toc'> = {
    kind: 'api',
    layout,
    title: api.title,
    summary: api.summary,
    description,
    facts: aboutFacts(api, t),
    externalDocs: views.docsFact(api.externalDocs),
    servers,
    security,
    downloads,
    everything,
    groups,
    webhooks,
    schemas: api.schemas.filter(isUsed).map((schema) => views.schemaLink(schema)),
    unusedSchemas: api.schemas
      .filter((schema) => !isUsed(schema))
      .map((schema) => views.schemaLink(schema)),
    schemaIndex,
  };
  const introduction = introductionToc(api, views.ids.all);
  return { ...content, toc: overviewToc(content, introduction, t) };
}

interface TagsMaker {
  readonly tag: (tag: Api['groups'][number]['tags'][number]) => TagView;
  readonly webhooks: () => TagView | undefined;
}

function tagsMaker(
  api: Api,
  layout: ApiContent['layout'],
  views: ApiViews,
  renderDescription: RenderDescription,
): TagsMaker {
  if (layout === 'cards') {
    const count = api.groups.reduce((sum, group) => sum + group.tags.length, 0);
    const tag: TagsMaker['tag'] = (one) => {
      const description = shortenDescription(one.description, count >= manyTags);
      return views.tag({ ...one, description }, renderDescription);
    };
    return { tag, webhooks: () => views.webhooks() };
  }
  if (layout === 'list') {
    return { tag: (tag) => views.tag(tag, renderDescription), webhooks: () => views.webhooks() };
  }
  const full = new FullOperations(views, renderDescription, createPageState(), layout === 'all');
  const bySlug = new Map(api.operations.map((operation) => [operation.slug, operation]));
  return {
    tag: (tag) => {
      const view = views.tag(tag, renderDescription);
      const operations = tag.operations.flatMap((slug) => {
        const operation = bySlug.get(slug);
        return operation ? [full.operation(operation)] : [];
      });
      return { ...view, full: operations };
    },
    webhooks: () => {
      const webhooks = views.webhooks();
      const { webhooks: all = [] } = api;
      return webhooks && { ...webhooks, full: all.map((webhook) => full.webhook(webhook)) };
    },
  };
}
