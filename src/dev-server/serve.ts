import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import mime from 'mime';
import { sha256 } from '../files/sha256.js';
import { byteRange } from './byte-range.js';
import type { FileSet } from './file-set.js';
import { notFoundPage, resolveUrl } from './resolve-url.js';

const pack = promisify(gzip);

/** Minimum size in bytes for compression; below it, compression costs more than it saves. */
const minCompressedBytes = 1024;
const compressible = /^text\/|[/+](json|xml|javascript|yaml)$/;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The site served now. Handlers fetch it for each request, because it changes. */
export interface ServedSite {
  readonly files: FileSet;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/**
 * Returns a request handler for a static site, which `dev`, `preview` and `check` share.
 *
 * @param compress whether to gzip text files for clients that accept it
 */
export function siteHandler(
  current: (url: string) => ServedSite | Promise<ServedSite>,
  { compress = true }: { readonly compress?: boolean } = {},
): RequestHandler {
  return async (request, response) => {
    if (!isReadRequest(request)) return refuseMethod(response);
    const { files, baseUrl } = await current(request.url ?? '');
    const found = resolveUrl(request.url ?? '', baseUrl, (file) => files.has(file));
    if (found.kind === 'malformed') return sendText(response, 400, 'The URL is malformed.');
    if (found.kind === 'redirect') {
      response.setHeader('Location', found.to);
      return sendText(response, 302, `The site is at ${found.to}`);
    }
    const contents = found.kind === 'file' ? await files.read(found.file) : undefined;
    if (found.kind === 'file' && contents !== undefined) {
      return sendFile(response, { status: 200, name: found.file, contents, compress });
    }
    const page = notFoundPage(request.url ?? '', baseUrl, (file) => files.has(file));
    const notFound = await files.read(page);
    return notFound === undefined
      ? sendText(response, 404, 'There is no such page.')
      : sendFile(response, { status: 404, name: page, contents: notFound, compress });
  };
}

export function isReadRequest({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function refuseMethod(response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  sendText(response, 405, 'Only GET and HEAD are understood here.');
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain',
): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

interface SentFile {
  readonly status: 200 | 404;
  /** Its extension decides the media type. */
  readonly name: string;
  readonly contents: Uint8Array;
  readonly compress: boolean;
}

async function sendFile(
  response: ServerResponse,
  { status, name, contents, compress }: SentFile,
): Promise<void> {
  const request = response.req;
  const type = mime.getType(name) ?? 'application/octet-stream';
  const isText = compressible.test(type);
  // Weak, because the plain and the compressed body share the tag.
  const etag = `W/"${sha256(contents).slice(0, 27)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Accept-Ranges', 'bytes');
  if (isText) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  const part = status === 200 ? requestedPart(request, contents.byteLength) : undefined;
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${contents.byteLength}` }).end();
    return;
  }
  if (part) {
    const { from, to } = part;
    response.setHeader('Content-Range', `bytes ${from}-${to}/${contents.byteLength}`);
  }
  const packed =
    compress && isText && !part && contents.byteLength >= minCompressedBytes && acceptsGzip(request)
      ? await pack(contents)
      : undefined;
  const body = packed ?? (part ? contents.subarray(part.from, part.to + 1) : contents);
  response.writeHead(part ? 206 : status, {
    'Content-Type': isText ? `${type}; charset=utf-8` : type,
    'Content-Length': body.byteLength,
    ...(packed && { 'Content-Encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Media players request ranges, and Safari plays nothing without them. A request with `If-Range` gets the full file,
 * because a weak ETag never matches there (RFC 9110, 13.1.5).
 */
function requestedPart({ method, headers }: IncomingMessage, size: number) {
  if (method !== 'GET' || headers['if-range'] !== undefined) return undefined;
  return byteRange(headers.range, size);
}

/** RFC 9110, 13.1.2: weak comparison. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

function acceptsGzip(request: IncomingMessage): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  return accepted.some((coding) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(coding));
}
