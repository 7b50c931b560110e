import { asObject, type RawObject } from '../../json-schema/json.js';
import { pointerTo } from '../pointer.js';

/** Returns the media type of a parameter or header with content instead of a schema. */
export function nodeContentType(node: RawObject): string | undefined {
  return node.schema === undefined ? Object.keys(asObject(node.content))[0] : undefined;
}

/** Returns the schema of a parameter, directly or from its single media type. */
export function nodeSchema(node: RawObject, pointer: string): [raw: unknown, pointer: string] {
  const type = nodeContentType(node);
  if (type === undefined) return [node.schema, pointerTo(pointer, 'schema')];
  const media = asObject(asObject(node.content)[type]);
  return [media.schema, pointerTo(pointer, 'content', type, 'schema')];
}
