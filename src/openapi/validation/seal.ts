import { isObject, nodeReference, type RawObject } from '../json.js';

const mark = 'sealed:';

/**
 * Returns a copy in which the chosen references are hidden from the parser. Otherwise it would
 * expand a schema at each use, in exponential time and memory for nested references, and treat a
 * `$ref` inside an example as a reference.
 */
export function sealNodes(value: unknown, chosen: (node: RawObject) => boolean): unknown {
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
