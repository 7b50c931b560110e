import type { FetchRequest } from 'docsgen/request';
import { watchPolicy } from './policy.js';

/** A response that was received, completely or in part. */
export interface ReceivedResponse {
  readonly status: number;
  /** The reason phrase; empty in HTTP/2 and later. */
  readonly reason: string;
  /** Headers that the server exposes to scripts. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Why the body is incomplete. */
  readonly cut?: 'large' | 'timeout' | 'stopped' | 'broken' | 'streaming' | undefined;
  /** In ms, until the first byte and until the last. */
  readonly first: number;
  readonly total: number;
}

/** The browser returned no response. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';

  constructor(readonly reason: 'timeout' | 'stopped' | 'policy' | 'browser' | 'unreadable') {
    super(reason);
  }
}

/** Media types whose parts are shown as they arrive: events and JSON lines. */
const streams = /^text\/event-stream|json-?(?:seq|l|lines)\b|ndjson/i;

/** Interval in ms at which a stream is shown. */
const streamIntervalMs = 250;

/** Longest body that is kept, in bytes. */
export const maxResponseBytes = 10 * 1024 * 1024;

/**
 * Sends a request without cookies, referrer and cache. Follows no redirects, as they would receive its secrets.
 *
 * @param seconds timeout
 * @param stop aborts when the reader cancels the request
 * @param show called with the received part of a stream, a few times a second
 * @throws NoResponse if the browser returns no response
 */
export async function sendRequest(
  { url, method, headers, body }: FetchRequest,
  seconds: number,
  stop: AbortSignal,
  show: (response: ReceivedResponse) => void,
): Promise<ReceivedResponse> {
  const timeout = AbortSignal.timeout(seconds * 1000);
  const giveUp = new AbortController();
  const signal = AbortSignal.any([stop, timeout, giveUp.signal]);
  const prepared = prepare(url, {
    method,
    // Scripts cannot set cookies: browsers drop the header, some with a warning.
    headers: headers
      .filter(([name]) => name !== 'Cookie')
      .map(([name, value]): [string, string] => [name, value]),
    body: body ?? null,
    signal,
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
  const forbidden = watchPolicy(url);
  const start = performance.now();
  const reason = (): 'timeout' | 'stopped' | undefined =>
    stop.aborted ? 'stopped' : timeout.aborted ? 'timeout' : undefined;
  try {
    const response = await fetch(prepared);
    const first = performance.now() - start;
    const { status, statusText: words } = response;
    const received = (body: Pick<ReceivedResponse, 'bytes' | 'cut'>): ReceivedResponse => ({
      status,
      reason: words,
      headers: [...response.headers],
      ...body,
      first,
      total: performance.now() - start,
    });
    const isStream = streams.test(response.headers.get('content-type') ?? '');
    const body = await read(response, reason, (chunks, size) => {
      if (isStream) show(received({ bytes: joined(chunks, size), cut: 'streaming' }));
    });
    // Ends a stream that would go on without end.
    giveUp.abort();
    return received(body);
  } catch {
    // The event of a policy violation fires after the failure.
    await new Promise((resolve) => setTimeout(resolve, 0));
    throw new NoResponse(reason() ?? (forbidden.happened() ? 'policy' : 'unreadable'));
  } finally {
    forbidden.end();
  }
}

/** Browsers refuse some methods, and a body with others (Fetch Standard, section 5.4). */
function prepare(url: string, init: RequestInit): Request {
  try {
    return new Request(url, init);
  } catch {
    throw new NoResponse('browser');
  }
}

async function read(
  { body }: Response,
  reason: () => 'timeout' | 'stopped' | undefined,
  show: (chunks: readonly Uint8Array[], size: number) => void,
): Promise<Pick<ReceivedResponse, 'bytes' | 'cut'>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let cut: ReceivedResponse['cut'];
  const reader = body?.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      show(chunks, size);
    }, streamIntervalMs);
  };
  try {
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      size += value.length;
      if (size > maxResponseBytes) {
        cut = 'large';
        break;
      }
      showSoon();
    }
  } catch {
    cut = reason() ?? 'broken';
  } finally {
    clearTimeout(timer);
  }
  void reader?.cancel().catch(() => {});
  return { bytes: joined(chunks, size), cut };
}

function joined(chunks: readonly Uint8Array[], size: number): ReceivedResponse['bytes'] {
  const bytes = new Uint8Array(Math.min(size, maxResponseBytes));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, bytes.length - at), at);
    at = Math.min(at + chunk.length, bytes.length);
  }
  return bytes;
}
