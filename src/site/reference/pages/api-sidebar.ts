import { formatMessage } from '../../../i18n/index.js';
import type { Api, ApiTag } from '../../../openapi/api/api.js';
import type { Operation } from '../../../openapi/api/operation.js';
import type { PageNode, SidebarNode, SidebarTree } from '../../sidebar/tree.js';
import type { ApiViews } from '../api-views/api-views.js';
import type { ReferenceContext } from '../reference-context.js';
import type { ApiRoutes } from '../routes/api-routes.js';
import { distinctTitles } from '../texts/distinct-titles.js';

/** Name, key, docs version and label of a sidebar. */
export interface SidebarNames extends Pick<SidebarTree, 'name' | 'key' | 'version'> {
  readonly label: string;
}

/** Returns the sidebar of a reference: overview, changes, groups with their tags and operations, webhooks, schemas. */
export function apiSidebar(
  { api, routes, layout, messages }: ReferenceContext,
  views: ApiViews,
  { label, ...names }: SidebarNames,
  hasChanges: boolean,
): SidebarTree {
  const make = layout === 'single' ? placeNodes(routes, views) : pageNodes(routes);
  const changes: SidebarNode = {
    kind: 'page',
    label: formatMessage(messages, 'changes.title'),
    route: routes.changes,
  };
  const webhooks: SidebarNode = {
    ...folded,
    label: formatMessage(messages, 'reference.webhooks'),
    route: make.webhooks,
    lists: 'operations',
    nodes: (api.webhooks ?? []).map(make.webhook),
  };
  const schemas: SidebarNode = {
    ...folded,
    label: formatMessage(messages, 'reference.schemas'),
    route: routes.schemas,
    lists: 'schemas',
    nodes: api.schemas.map((schema) => {
      return { kind: 'page', label: schema.name, route: routes.schema(schema) };
    }),
  };
  return {
    ...names,
    root: { label, route: routes.overview },
    nodes: [
      { kind: 'page', label, route: routes.overview },
      ...(hasChanges ? [changes] : []),
      ...groupNodes(api, make),
      ...[webhooks, schemas].filter(({ nodes }) => nodes.length > 0),
    ],
  };
}

const folded = { kind: 'category', collapsible: true, collapsed: true } as const;

/** Returns the groups with their tags and operations; tags without a group stand alone. */
function groupNodes(api: Api, make: ReturnType<typeof pageNodes>): readonly SidebarNode[] {
  const operations = operationsByTag(api);
  return api.groups.flatMap(({ name, tags: listed }): SidebarNode[] => {
    const tags = listed.map((tag) => {
      const own = operations.get(tag.slug) ?? [];
      const titles = distinctTitles(own);
      return make.tag(
        tag,
        own.map((operation, index) => ({
          ...make.operation(operation, tag),
          label: titles[index] ?? operation.title,
        })),
      );
    });
    if (name === undefined) return tags;
    return [{ kind: 'category', label: name, collapsible: false, collapsed: false, nodes: tags }];
  });
}

/** Lists operations under each of their tags; operations whose page belongs to another tag come last. */
function operationsByTag(api: Api): ReadonlyMap<string, readonly Operation[]> {
  const own = new Map<string, Operation[]>();
  const others = new Map<string, Operation[]>();
  for (const operation of api.operations) {
    for (const slug of new Set([operation.tag, ...(operation.tags ?? [])])) {
      const lists = slug === operation.tag ? own : others;
      const list = lists.get(slug);
      if (list) list.push(operation);
      else lists.set(slug, [operation]);
    }
  }
  const slugs = [...new Set([...own.keys(), ...others.keys()])];
  return new Map(
    slugs.map((slug) => [slug, [...(own.get(slug) ?? []), ...(others.get(slug) ?? [])]]),
  );
}

/** Creates the sidebar nodes of operations, webhooks and tags. */
interface Nodes {
  readonly tag: (tag: ApiTag, nodes: readonly SidebarNode[]) => SidebarNode;
  readonly operation: (operation: Operation, below: ApiTag) => SidebarNode;
  readonly webhook: (webhook: Operation) => SidebarNode;
  /** Route of the list of webhooks. */
  readonly webhooks?: string | undefined;
}

function pageNodes(routes: ApiRoutes): Nodes {
  const page = ({ title, method, deprecated }: Operation, route: string): PageNode => ({
    kind: 'page',
    label: title,
    route,
    method,
    deprecated,
  });
  return {
    tag: (tag, nodes) => ({
      kind: 'category',
      label: tag.label,
      route: routes.tag(tag),
      collapsible: true,
      collapsed: true,
      lists: 'operations',
      nodes,
    }),
    operation: (operation, { slug }) => ({
      ...page(operation, routes.operation(operation)),
      secondary: slug !== operation.tag,
    }),
    webhook: (webhook) => page(webhook, routes.webhook(webhook)),
    webhooks: routes.webhooks,
  };
}

/** In the `single` layout, nodes link to anchors on the overview. */
function placeNodes(routes: ApiRoutes, views: ApiViews): Nodes {
  const place = ({ title, method, deprecated }: Operation, anchor: string): SidebarNode => ({
    kind: 'link',
    label: title,
    href: `${routes.overview}#${encodeURIComponent(anchor)}`,
    method,
    deprecated,
  });
  return {
    tag: ({ label }, nodes) => ({
      kind: 'category',
      label,
      collapsible: true,
      collapsed: false,
      nodes,
    }),
    operation: (operation) => place(operation, views.ids.operation(operation)),
    webhook: (webhook) => place(webhook, views.ids.webhook(webhook)),
  };
}
