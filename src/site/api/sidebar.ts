import type { Api, Texts } from '../../model/index.js';
import { formatText } from '../../strings/index.js';
import type { SidebarNode, SidebarTree } from '../sidebar/tree.js';
import type { ApiRoutes } from './routes.js';

/** The sidebar of the reference: overview, what has changed, the groups with their tags and operations, the schemas. */
export function apiSidebar(
  api: Api,
  routes: ApiRoutes,
  label: string,
  texts: Texts,
  hasChanges = false,
): SidebarTree {
  const operations = new Map(api.operations.map((operation) => [operation.slug, operation]));
  const groups = api.groups.flatMap((group): SidebarNode[] => {
    const tags = group.tags.map(
      (tag): SidebarNode => ({
        kind: 'category',
        label: tag.label,
        route: routes.tag(tag),
        collapsible: true,
        collapsed: true,
        nodes: tag.operations.flatMap((slug): SidebarNode[] => {
          const operation = operations.get(slug);
          if (!operation) return [];
          const { title, method, deprecated } = operation;
          return [
            { kind: 'page', label: title, route: routes.operation(operation), method, deprecated },
          ];
        }),
      }),
    );
    if (group.name === undefined) return tags;
    return [
      { kind: 'category', label: group.name, collapsible: false, collapsed: false, nodes: tags },
    ];
  });
  const schemas = api.schemas.map(
    (schema): SidebarNode => ({
      kind: 'page',
      label: schema.name,
      route: routes.schema(schema),
    }),
  );
  return {
    name: 'api',
    nodes: [
      { kind: 'page', label, route: routes.overview },
      ...(hasChanges
        ? [
            {
              kind: 'page' as const,
              label: formatText(texts, 'changes.title'),
              route: routes.changes,
            },
          ]
        : []),
      ...groups,
      ...(schemas.length === 0
        ? []
        : [
            {
              kind: 'category' as const,
              label: formatText(texts, 'reference.schemas'),
              route: routes.schemas,
              collapsible: true,
              collapsed: true,
              nodes: schemas,
            },
          ]),
    ],
  };
}
