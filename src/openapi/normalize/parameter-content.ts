import { type JsonObject, objectOf } from '../json.js';
import { pointerTo } from '../pointer.js';

/** The media type of a parameter or header that has content instead of a schema. */
export function contentTypeOf(node: JsonObject): string | undefined {
  return node.schema === undefined ? Object.keys(objectOf(node.content))[0] : undefined;
}

/** A parameter has a schema, or content with one media type. */
export function schemaOf(node: JsonObject, pointer: string): [raw: unknown, pointer: string] {
  const type = contentTypeOf(node);
  if (type === undefined) return [node.schema, pointerTo(pointer, 'schema')];
  const media = objectOf(objectOf(node.content)[type]);
  return [media.schema, pointerTo(pointer, 'content', type, 'schema')];
}
