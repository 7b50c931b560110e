import type { HttpBody, HttpPart } from '../http-request.js';
import { essenceOf } from '../media-type.js';
import { boundaryIn, withBoundary } from './boundary.js';
import { partHead } from './part-head.js';

type Multipart = Extract<HttpBody, { kind: 'multipart' }>;

/** Whether the parts are those of a form, which the libraries of all languages can make: all of them have names. */
export function isForm({ type, parts }: Multipart): boolean {
  return essenceOf(type) === 'multipart/form-data' && parts.every(({ name }) => name !== '');
}

/**
 * Parts as they go over the wire (RFC 2046, section 5.1), with a boundary that none of them holds. In the place of
 * a file stands its name.
 */
export function spelledOut({ type, parts }: Multipart): Extract<HttpBody, { kind: 'text' }> {
  const boundary = boundaryIn(type) ?? freeBoundary(parts);
  const texts = parts.map((part) => `${partHead(part, boundary)}${contentOf(part)}\r\n`);
  return {
    kind: 'text',
    type: withBoundary(type, boundary),
    text: `${texts.join('')}--${boundary}--\r\n`,
    isJson: false,
  };
}

function contentOf({ content }: HttpPart): string {
  return typeof content === 'string' ? content : `<${content.name}>`;
}

function freeBoundary(parts: readonly HttpPart[]): string {
  let boundary = 'boundary';
  while (parts.some((part) => contentOf(part).includes(`--${boundary}`))) boundary += '-';
  return boundary;
}
