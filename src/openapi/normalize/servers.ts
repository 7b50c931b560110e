import type { Operation } from '../api/operation.js';
import type { Server } from '../api/server.js';
import { type JsonObject, listOf, objectOf, textOf } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';

/** An object that may name servers, innermost first. */
export type ServerHolder = readonly [
  node: JsonObject,
  pointer: string,
  name: 'operation' | 'path' | 'description',
];

/** The servers of the innermost object that names some; without any it is `/`, as the specification says. */
export function readServers(
  holders: readonly ServerHolder[],
  context: Context,
): { readonly servers: readonly Server[]; readonly serversFrom: Operation['serversFrom'] } {
  for (const [node, pointer, serversFrom] of holders) {
    const written = listOf(node.servers);
    if (written.length === 0) continue;
    const servers = written.map((server, index) =>
      readServer(objectOf(server), pointerTo(pointer, 'servers', index), context),
    );
    return { servers, serversFrom };
  }
  return { servers: [{ url: '/', exampleUrl: '/', variables: [] }], serversFrom: 'none' };
}

export function readServer(node: JsonObject, pointer: string, context: Context): Server {
  const url = textOf(node.url) ?? '/';
  const variables = Object.entries(objectOf(node.variables)).map(([name, raw]) => {
    const variable = objectOf(raw);
    const values = listOf(variable.enum).map((value) => textOf(value) ?? '');
    return {
      name,
      default: textOf(variable.default) ?? values[0] ?? '',
      enum: values,
      description: context.describe(variable, pointerTo(pointer, 'variables', name)),
    };
  });
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  const exampleUrl = url.replace(/\{([^{}]+)\}/g, (braces, name) => defaults.get(name) || braces);
  return {
    name: textOf(node.name),
    url,
    exampleUrl,
    description: context.describe(node, pointer),
    variables,
  };
}
