import { asObject, type RawObject } from '../../json-schema/json.js';
import type { BundledDocument } from '../bundled-document.js';
import { pointerTo } from '../pointer.js';
import type { ObjectKind } from '../references/object-model.js';

/** Fields with a URL that readers may follow. */
const urlFields: Partial<Record<ObjectKind, readonly string[]>> = {
  contact: ['url'],
  example: ['externalValue'],
  externalDocs: ['url'],
  flow: ['authorizationUrl', 'tokenUrl', 'refreshUrl'],
  info: ['termsOfService'],
  license: ['url'],
  securityScheme: ['openIdConnectUrl'],
  server: ['url'],
};

interface DescribedUrl {
  readonly field: string;
  readonly url: string;
  readonly pointer: string;
  /** The server, if it is a server's URL. */
  readonly server: RawObject | undefined;
}

/** Returns the URLs that readers may follow or send requests to. */
export function describedUrls({ objects }: BundledDocument): readonly DescribedUrl[] {
  return objects.flatMap(({ kind, node, pointer }) => {
    const server = kind === 'server' ? node : undefined;
    const own = urlsIn(node, pointer, urlFields[kind] ?? []);
    const logo =
      kind === 'info'
        ? urlsIn(asObject(node['x-logo']), pointerTo(pointer, 'x-logo'), ['url', 'href'])
        : [];
    return [...own, ...logo].map((one) => ({ ...one, server }));
  });
}

function urlsIn(
  node: RawObject,
  pointer: string,
  fields: readonly string[],
): readonly Omit<DescribedUrl, 'server'>[] {
  return fields.flatMap((field) => {
    const url = node[field];
    return typeof url === 'string' ? [{ field, url, pointer: pointerTo(pointer, field) }] : [];
  });
}
