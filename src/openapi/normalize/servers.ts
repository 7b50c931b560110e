import { asList, asObject, type RawObject } from '../../json-schema/json.js';
import type { Operation } from '../api/operation.js';
import type { ApiServer } from '../api/server.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';

/** An object that may define servers. */
export type ServerHolder = readonly [
  node: RawObject,
  pointer: string,
  name: 'operation' | 'path' | 'description',
];

/**
 * Returns the servers of the first holder that defines any; without any, the default is `/`, as
 * specified.
 */
export function readServers(
  holders: readonly ServerHolder[],
  context: Context,
): { readonly servers: readonly ApiServer[]; readonly serversFrom: Operation['serversFrom'] } {
  for (const [node, pointer, serversFrom] of holders) {
    const written = asList(node.servers);
    if (written.length === 0) continue;
    const servers = written.map((server, index) =>
      readServer(asObject(server), pointerTo(pointer, 'servers', index), context),
    );
    return { servers, serversFrom };
  }
  return { servers: [{ url: '/', exampleUrl: '/', variables: [] }], serversFrom: 'none' };
}

export function readServer(node: RawObject, pointer: string, context: Context): ApiServer {
  const url = resolveServer(asText(node.url) ?? '/', context.location);
  const variables = Object.entries(asObject(node.variables)).map(([name, raw]) => {
    const variable = asObject(raw);
    const values = asList(variable.enum).map((value) => asText(value) ?? '');
    return {
      name,
      default: asText(variable.default) ?? values[0] ?? '',
      enum: values,
      description: context.describe(variable, pointerTo(pointer, 'variables', name)),
    };
  });
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  const exampleUrl = url.replace(/\{([^{}]+)\}/g, (braces, name) => defaults.get(name) || braces);
  return {
    name: asText(node.name),
    url,
    exampleUrl,
    description: context.describe(node, pointer),
    variables,
  };
}

/** Resolves a relative server against the URL of the description (OpenAPI 3.1.1, section 4.8.5); variables stay in braces. */
function resolveServer(url: string, location: string | undefined): string {
  // The value of a variable may begin with a host.
  if (location === undefined || url.startsWith('{')) return url;
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || !URL.canParse(url, location)) return url;
  const resolved = new URL(url, location).href.replace(/\/$/, '');
  return resolved.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
