import { asList, asObject, type RawObject } from '../../json-schema/json.js';
import type { BundledDocument } from '../bundled-document.js';
import { schemeName } from '../normalize/security.js';
import { pointerTo } from '../pointer.js';

/** A scheme in a security requirement. */
interface RequiredScheme {
  readonly pointer: string;
  /** As written; from OpenAPI 3.2 on, it may be a reference. */
  readonly scheme: string;
  readonly name: string;
  readonly scopes: unknown;
}

export function declaredSchemes({ document }: BundledDocument): RawObject {
  return asObject(asObject(document.components).securitySchemes);
}

/** Returns the schemes of all security requirements, in order. */
export function requiredSchemes({ objects, version }: BundledDocument): readonly RequiredScheme[] {
  return objects.flatMap(({ kind, node, pointer }) => {
    if (kind !== 'operation' && kind !== 'description') return [];
    return asList(node.security).flatMap((requirement, index) =>
      Object.entries(asObject(requirement)).map(([scheme, scopes]) => ({
        pointer: pointerTo(pointer, 'security', index, scheme),
        scheme,
        name: version === '3.2' ? schemeName(scheme) : scheme,
        scopes,
      })),
    );
  });
}
