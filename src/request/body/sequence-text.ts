import type { Json } from '../../json-schema/json.js';
import type { Encoding } from '../../openapi/api/media-type.js';
import { encodingShape } from '../operation-shape.js';
import { multipartAsText } from './assembled-body.js';
import { sequenceBody } from './multipart.js';

/** Returns a sequence of parts as it is sent, with LF line breaks. */
export function sequenceText(
  type: string,
  values: readonly Json[],
  encodings: readonly Encoding[],
): string {
  const body = sequenceBody(type, values, encodings.map(encodingShape));
  return multipartAsText(body).text.replaceAll('\r\n', '\n').trimEnd();
}
