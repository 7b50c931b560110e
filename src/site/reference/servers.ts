import type { Operation } from '../../openapi/api/operation.js';
import type { ApiServer } from '../../openapi/api/server.js';
import type { OperationView } from '../page-props/operation-view.js';
import type { ServerView } from '../page-props/service-view.js';
import type { ToHtml } from './views.js';

export function serverView(server: ApiServer, toHtml: ToHtml): ServerView {
  return {
    name: server.name,
    url: server.url,
    exampleUrl: server.exampleUrl,
    html: toHtml(server.description),
    variables: server.variables.map(({ description, ...variable }) => ({
      ...variable,
      html: toHtml(description),
    })),
  };
}

/**
 * Of an operation: the base URL for one line, and the servers where that line does not say it all.
 *
 * @param isBrief the servers of the description stand on the page already
 */
export function operationServers(
  { servers, serversFrom }: Pick<Operation, 'servers' | 'serversFrom'>,
  toHtml: ToHtml,
  isBrief = false,
): Pick<OperationView, 'baseUrl' | 'servers' | 'serversFrom'> {
  const isOwn = serversFrom === 'operation' || serversFrom === 'path';
  const isPlain = !isOwn && servers.length <= 1 && servers.every((server) => isPlainServer(server));
  return {
    baseUrl: servers[0]?.exampleUrl,
    servers:
      isPlain || (isBrief && !isOwn) ? [] : servers.map((server) => serverView(server, toHtml)),
    serversFrom,
  };
}

function isPlainServer({ name, description, variables }: ApiServer): boolean {
  return name === undefined && description === undefined && variables.length === 0;
}
