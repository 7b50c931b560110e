import type { Operation } from '../../../openapi/api/operation.js';
import type { ApiServer } from '../../../openapi/api/server.js';
import type { OperationView } from '../../page-props/operation-view.js';
import type { ServerView } from '../../page-props/service-view.js';
import type { RenderDescription } from '../texts/render-description.js';

export function serverView(server: ApiServer, renderDescription: RenderDescription): ServerView {
  const description = renderDescription(server.description);
  const variables = server.variables.map(({ description, ...variable }) => ({
    ...variable,
    description: renderDescription(description),
  }));
  return { name: server.name, url: server.url, description, variables };
}

/** Returns the servers that the description names; not the `/` that stands for none, which would say nothing. */
export function namedServers(servers: readonly ApiServer[]): readonly ApiServer[] {
  return servers.every((server) => server.url === '/' && isPlainServer(server)) ? [] : servers;
}

/**
 * Returns the servers of an operation: the base URL if it has one, and the list if the URL alone is not enough.
 *
 * @param isBrief whether the page already shows the servers of the description
 */
export function operationServers(
  { servers, serversFrom }: Pick<Operation, 'servers' | 'serversFrom'>,
  renderDescription: RenderDescription,
  isBrief = false,
): Pick<OperationView, 'baseUrl' | 'servers' | 'serversFrom'> {
  const isOwn = serversFrom === 'operation' || serversFrom === 'path';
  const isPlain = !isOwn && servers.length <= 1 && servers.every((server) => isPlainServer(server));
  return {
    baseUrl: namedServers(servers)[0]?.exampleUrl,
    servers:
      isPlain || (isBrief && !isOwn)
        ? []
        : servers.map((server) => serverView(server, renderDescription)),
    serversFrom,
  };
}

function isPlainServer({ name, description, variables }: ApiServer): boolean {
  return name === undefined && description === undefined && variables.length === 0;
}
