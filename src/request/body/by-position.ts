import { isJsonObject } from '../../json-schema/json.js';
import { isList } from '../json.js';
import { mediaTypeNotation } from '../media-type.js';
import type { BodyShape } from '../shape.js';

/** Whether a body is a sequence of unnamed parts (OpenAPI 3.2.0, section 4.15.1). */
export function isPositional({ type, schema, encoding, examples }: BodyShape): boolean {
  if (mediaTypeNotation(type) !== 'multipart') return false;
  return (
    (isJsonObject(schema) && schema.type === 'array') ||
    encoding.some(({ property }) => /^(?:\d+|\*)$/.test(property)) ||
    examples.some(({ value }) => isList(value))
  );
}
