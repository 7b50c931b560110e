import type { Encoding } from '../../openapi/api/media-type.js';
import { encodingShape } from '../operation-shape.js';
import type { FieldValue } from '../values.js';
import { formPairs } from './form.js';

/** Returns a form as it is sent: `name=Ann&colors=red%7Cblue`. */
export function formText(fields: readonly FieldValue[], encodings: readonly Encoding[]): string {
  return formPairs(fields, encodings.map(encodingShape))
    .map(({ encoded }) => encoded)
    .join('&');
}
