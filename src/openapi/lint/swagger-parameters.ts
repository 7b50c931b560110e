import { asList, asObject, type RawObject } from '../../json-schema/json.js';
import type { BundledDocument } from '../bundled-document.js';
import { nodeReference } from '../json.js';
import { lookUp, pointerOfFragment, pointerTo } from '../pointer.js';

interface SwaggerOperation {
  readonly node: RawObject;
  readonly pointer: string;
  /** Its parameters and those of its path that it does not replace, with references resolved. */
  readonly parameters: readonly RawObject[];
}

/** Returns the operations of a Swagger 2.0 description. */
export function swaggerOperations({
  document,
  objects,
}: BundledDocument): readonly SwaggerOperation[] {
  const resolved = (holder: unknown): readonly RawObject[] =>
    asList(asObject(holder).parameters).map((node) => {
      const reference = nodeReference(node);
      const target = reference === undefined ? undefined : pointerOfFragment(reference);
      return asObject(target === undefined ? node : lookUp(document, target));
    });
  return objects.flatMap(({ kind, node, pointer }) => {
    if (kind !== 'swaggerOperation') return [];
    const own = resolved(node);
    const shared = resolved(lookUp(document, pointer.replace(/\/[^/]*$/, ''))).filter(
      (one) => !own.some((other) => other.in === one.in && other.name === one.name),
    );
    return [{ node, pointer, parameters: [...own, ...shared] }];
  });
}

/** Returns the JSON pointer of an operation's parameters, or of the operation if it has none. */
export function parametersPointer({ node, pointer }: SwaggerOperation): string {
  return node.parameters === undefined ? pointer : pointerTo(pointer, 'parameters');
}
