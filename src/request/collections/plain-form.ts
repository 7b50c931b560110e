import { isForm } from '../body/assembled-body.js';
import type { HttpBody } from '../http-request.js';

/**
 * Whether a client that knows names, values, files and media types of fields can send the body.
 * Others are written as text, with the names of files in place of their contents.
 */
export function isPlainForm(body: Extract<HttpBody, { kind: 'multipart' }>): boolean {
  return isForm(body) && body.parts.every(({ headers }) => headers.length === 0);
}
