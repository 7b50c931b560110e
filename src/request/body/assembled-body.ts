import type { HttpBody, HttpPart } from '../http-request.js';
import { mediaTypeEssence } from '../media-type.js';
import type { FileValue } from '../values.js';
import { boundaryIn, withBoundary } from './boundary.js';
import { partHead } from './part-head.js';

type Multipart = Extract<HttpBody, { kind: 'multipart' }>;

/** A body assembled from consecutive texts and files. */
export interface AssembledBody {
  readonly kind: 'pieces';
  /** Includes the boundary. */
  readonly type: string;
  readonly pieces: readonly (string | FileValue)[];
}

/**
 * Whether the parts form a `multipart/form-data` body, which every language's library can build:
 * all parts are named.
 */
export function isForm({ type, parts }: Multipart): boolean {
  return mediaTypeEssence(type) === 'multipart/form-data' && parts.every(({ name }) => name !== '');
}

/**
 * Returns the parts as they are sent (RFC 2046, section 5.1), with a boundary that occurs in none
 * of them.
 */
export function multipartPieces({ type, parts }: Multipart): AssembledBody {
  const boundary = boundaryIn(type) ?? freeBoundary(parts);
  const pieces = parts.flatMap((part): AssembledBody['pieces'] => {
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

/** Returns the same body as text, with file names in place of files. */
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
