import { boundaryIn, withBoundary } from './body/boundary.js';
import { partHead } from './body/part-head.js';
import type { HttpBody, HttpRequest, SecretText } from './http-request.js';
import { RequestError } from './request-error.js';
import { textWithoutSecrets } from './secret-text.js';

/** The arguments of `fetch`. */
export interface FetchRequest {
  readonly url: string;
  readonly method: string;
  /** Includes `Cookie`, which browsers drop. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Blob | undefined;
}

/**
 * Returns a request in the form that `fetch` sends. Parts are assembled here, because `FormData`
 * turns a text with a media type into a file.
 *
 * @throws {RequestError} if a required parameter has no value, a secret is only a placeholder,
 *   or the server does not use HTTP
 */
export function toFetch(request: HttpRequest, boundary = randomBoundary()): FetchRequest {
  const { method, cookies, body, missing } = request;
  const [first] = missing;
  if (first !== undefined) throw new RequestError(first.name, 'missing');
  const url = sendable('server', request.url);
  if (!/^https?:\/\//i.test(url)) throw new RequestError('server', 'notHttp');
  const pairs = cookies.map(({ name, value }) => `${name}=${sendable(name, value)}`);
  const edge = (body && boundaryIn(body.type)) ?? boundary;
  const type = body && bodyType(body, edge);
  return {
    url,
    method,
    headers: [
      ...request.headers.map(({ name, value }) => [name, sendable(name, value)] as const),
      ...(pairs.length === 0 ? [] : [['Cookie', pairs.join('; ')] as const]),
      ...(type === undefined ? [] : [['Content-Type', type] as const]),
    ],
    body: body && bodyContent(body, edge),
  };
}

function sendable(field: string, text: SecretText): string {
  const plain = textWithoutSecrets(text);
  if (plain === undefined) throw new RequestError(field, 'missing');
  return plain;
}

function bodyType(body: HttpBody, boundary: string): string {
  return body.kind === 'multipart' ? withBoundary(body.type, boundary) : body.type;
}

function bodyContent(body: HttpBody, boundary: string): string | Blob {
  switch (body.kind) {
    case 'text':
    case 'form':
      return body.text;
    case 'file':
      return body.file.data ?? new Blob([]);
    case 'multipart': {
      const parts = body.parts.flatMap((part) => {
        const content = typeof part.content === 'string' ? part.content : part.content.data;
        // A file that the reader has not chosen appears in samples but is not sent.
        return content === undefined ? [] : [partHead(part, boundary), content, '\r\n'];
      });
      return new Blob([...parts, `--${boundary}--\r\n`]);
    }
  }
}

function randomBoundary(): string {
  const random = () => Math.random().toString(36).slice(2);
  return `docsgen-${random()}${random()}`;
}
