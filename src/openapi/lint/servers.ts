import { asObject, type RawObject } from '../../json-schema/json.js';
import type { BundledDocument } from '../bundled-document.js';
import { asText } from '../json.js';

/** A server whose URL is a text, with its variables. */
interface DescribedServer {
  readonly pointer: string;
  readonly url: string;
  /** Names of the placeholders in the URL. */
  readonly placeholders: readonly string[];
  readonly variables: RawObject;
  /** Names of the variables without extensions. */
  readonly declared: readonly string[];
}

/** Returns the servers of a description; none for Swagger, which has no server variables. */
export function describedServers({
  objects,
  version,
}: BundledDocument): readonly DescribedServer[] {
  if (version === '2.0') return [];
  return objects.flatMap(({ kind, node, pointer }) => {
    const url = kind === 'server' ? asText(node.url) : undefined;
    if (url === undefined) return [];
    const variables = asObject(node.variables);
    const names = [...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
    const declared = Object.keys(variables).filter((name) => !name.startsWith('x-'));
    return [{ pointer, url, placeholders: [...new Set(names)], variables, declared }];
  });
}
