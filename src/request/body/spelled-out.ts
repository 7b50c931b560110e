import type { HttpBody, HttpPart } from '../http-request.js';
import { mediaTypeEssence } from '../media-type.js';
import type { FileValue } from '../values.js';
import { boundaryIn, withBoundary } from './boundary.js';
import { partHead } from './part-head.js';

type Multipart = Extract<HttpBody, { kind: 'multipart' }>;

/** What a body is put together of, one after the other. */
export interface Pieces {
  readonly kind: 'pieces';
  /** With its boundary. */
  readonly type: string;
  readonly pieces: readonly (string | FileValue)[];
}

/** Whether the parts are those of a form, which the libraries of all languages can make: all of them have names. */
export function isForm({ type, parts }: Multipart): boolean {
  return mediaTypeEssence(type) === 'multipart/form-data' && parts.every(({ name }) => name !== '');
}

/** Parts as they go over the wire (RFC 2046, section 5.1), with a boundary that none of them holds. */
export function multipartPieces({ type, parts }: Multipart): Pieces {
  const boundary = boundaryIn(type) ?? freeBoundary(parts);
  const pieces = parts.flatMap((part): Pieces['pieces'] => {
    const head = partHead(part, boundary);
    return typeof part.content === 'string'
      ? [`${head}${part.content}\r\n`]
      : [head, part.content, '\r\n'];
  });
  return {
    kind: 'pieces',
    type: withBoundary(type, boundary),
    pieces: [...pieces, `--${boundary}--\r\n`],
  };
}

/** The same as a text. In the place of a file stands its name. */
export function multipartAsText(body: Multipart): Extract<HttpBody, { kind: 'text' }> {
  const { type, pieces } = multipartPieces(body);
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : `<${piece.name}>`));
  return { kind: 'text', type, text: text.join(''), isJson: false };
}

function freeBoundary(parts: readonly HttpPart[]): string {
  let boundary = 'boundary';
  const isTaken = ({ content }: HttpPart): boolean =>
    typeof content === 'string' && content.includes(`--${boundary}`);
  while (parts.some(isTaken)) boundary += '-';
  return boundary;
}
