import type { Json } from '../../json-schema/json.js';
import type { Encoding } from '../../openapi/api/media-type.js';
import { encodingShape } from '../operation-shape.js';
import type { FieldValue } from '../values.js';
import { multipartAsText } from './assembled-body.js';
import { formPairs } from './form.js';
import { sequenceBody } from './multipart.js';

/** Returns a form as it is sent: `name=Ann&colors=red%7Cblue`. */
export function formText(fields: readonly FieldValue[], encodings: readonly Encoding[]): string {
  return formPairs(fields, encodings.map(encodingShape))
    .map(({ encoded }) => encoded)
    .join('&');
}

/** Returns a sequence of parts as it is sent, with LF line breaks. */
export function sequenceText(
  type: string,
  values: readonly Json[],
  encodings: readonly Encoding[],
): string {
  const body = sequenceBody(type, values, encodings.map(encodingShape));
  return multipartAsText(body).text.replaceAll('\r\n', '\n').trimEnd();
}
