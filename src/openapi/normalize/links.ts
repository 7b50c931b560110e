import { asObject, isObject, type Json } from '../../json-schema/json.js';
import type { Link } from '../api/operation.js';
import { asText, titleText } from '../json.js';
import { pointerOfFragment, pointerTo } from '../pointer.js';
import type { Context } from './context.js';
import { readServer } from './servers.js';

/** Finds an operation's slug by its id or its pointer. */
export interface OperationIndex {
  byId(operationId: string): string | undefined;
  byPointer(pointer: string): string | undefined;
}

export function readLinks(
  links: unknown,
  pointer: string,
  context: Context,
  index: OperationIndex,
): readonly Link[] {
  return Object.entries(asObject(links)).flatMap(([name, node]) => {
    if (!isObject(node)) return [];
    const at = pointerTo(pointer, name);
    const operationId = titleText(node.operationId);
    const operationRef = asText(node.operationRef);
    const target = operationRef?.startsWith('#') ? pointerOfFragment(operationRef) : undefined;
    const server = isObject(node.server)
      ? readServer(node.server, pointerTo(at, 'server'), context)
      : undefined;
    const link: Link = {
      name,
      description: context.describe(node, at),
      operationId,
      operationRef,
      operation:
        (operationId === undefined ? undefined : index.byId(operationId)) ??
        (target === undefined ? undefined : index.byPointer(target)),
      parameters: Object.entries(asObject(node.parameters)).map(([parameter, value]) => ({
        name: parameter,
        // Parsed from JSON or YAML, so the values are JSON.
        value: value as Json,
      })),
      requestBody: node.requestBody === undefined ? undefined : { value: node.requestBody as Json },
      server,
    };
    return [link];
  });
}
