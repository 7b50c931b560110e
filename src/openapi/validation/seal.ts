import { isObject, type JsonObject, nodeReference } from '../json.js';

const mark = 'sealed:';

/**
 * A copy in which the chosen references mean nothing to the parser, so that it leaves them as they are.
 * It neither expands a schema wherever it is used (which takes exponential time and memory where
 * references fan out) nor takes a `$ref` inside an example for a reference.
 */
export function sealNodes(value: unknown, chosen: (node: JsonObject) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => sealNodes(item, chosen));
  if (!isObject(value)) return value;
  const sealed = nodeReference(value) !== undefined && chosen(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      sealed && key === '$ref' ? `${mark}${child}` : sealNodes(child, chosen),
    ]),
  );
}
