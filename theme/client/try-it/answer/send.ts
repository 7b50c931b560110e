import type { FetchRequest } from 'docsgen/request';
import { watchPolicy } from './policy.js';

/** What came back. */
export interface ReceivedResponse {
  readonly status: number;
  /** The words after the status; empty in HTTP/2 and later. */
  readonly words: string;
  /** Those that the server lets scripts see. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Why the body is not whole. */
  readonly cut?: 'large' | 'timeout' | 'stopped' | 'broken' | 'streaming' | undefined;
  /** In ms, until the first byte and until the last. */
  readonly first: number;
  readonly total: number;
}

/** The browser gave no answer to read. */
export class NoResponse extends Error {
  override readonly name = 'NoAnswer';

  constructor(readonly reason: 'timeout' | 'stopped' | 'policy' | 'browser' | 'unreadable') {
    super(reason);
  }
}

/** Media types whose parts mean something before the end: events, and lines of JSON. */
const streams = /^text\/event-stream|json-?(?:seq|l|lines)\b|ndjson/i;

/** Milliseconds from what comes of a stream to its being shown. */
const patience = 250;

/** More than this is not kept, in bytes. */
export const maxResponseBytes = 10 * 1024 * 1024;

/**
 * Sends a request without cookies, referrer and cache, and follows no redirect: the secrets in it would go along.
 *
 * @param seconds after which it is given up
 * @param stop aborts when the reader wants no answer any more
 * @param show is given what has come of an answer that is a stream, a few times a second
 * @throws NoAnswer
 */
export async function send(
  { url, method, headers, body }: FetchRequest,
  seconds: number,
  stop: AbortSignal,
  show: (answer: ReceivedResponse) => void,
): Promise<ReceivedResponse> {
  const timeout = AbortSignal.timeout(seconds * 1000);
  const giveUp = new AbortController();
  const signal = AbortSignal.any([stop, timeout, giveUp.signal]);
  const prepared = prepare(url, {
    method,
    // No script may send cookies: browsers leave them out, some with a complaint.
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
    const answer = (body: Pick<ReceivedResponse, 'bytes' | 'cut'>): ReceivedResponse => ({
      status,
      words,
      headers: [...response.headers],
      ...body,
      first,
      total: performance.now() - start,
    });
    const isStream = streams.test(response.headers.get('content-type') ?? '');
    const body = await read(response, reason, (chunks, size) => {
      if (isStream) show(answer({ bytes: joined(chunks, size), cut: 'streaming' }));
    });
    // Ends what would go on for ever.
    giveUp.abort();
    return answer(body);
  } catch {
    // The event that tells of a policy comes after the failure.
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
    }, patience);
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
