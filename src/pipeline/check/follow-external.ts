import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import type { LinkVerdict } from './follow-links.js';
import { publicLookup, type ResolveHost, requirePublicHost } from './public-address.js';

export interface ExternalOptions {
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Tries after the first one has failed, for failures that may pass. */
  readonly retries: number;
  /** Hosts whose private addresses may be contacted. */
  readonly allowedHosts: readonly string[];
  readonly onProgress: (done: number, total: number) => void;
  /** The name service; tests pass another one. */
  readonly resolve?: ResolveHost | undefined;
}

/** Requests that are under way at the same time. */
const maxRequests = 24;
const maxRedirects = 10;
/** How long a server may have us wait before the next try; what it asks for beyond that is not waited for. */
const maxRetryAfterMs = 30_000;
const firstPauseMs = 500;
const proxyVariables = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

const headers = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; docsgen)',
};

interface Attempt extends LinkVerdict {
  /** When the server wants to be asked again: milliseconds from now. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * Follows links to other sites: HEAD, then GET, redirects one by one. No request leaves for an address that is not
 * public, whether a link, a redirect or a name server leads there.
 *
 * @param urls normal form (`new URL(url).href`), without fragments
 */
export async function followExternal(
  urls: ReadonlySet<string>,
  options: ExternalOptions,
): Promise<ReadonlyMap<string, LinkVerdict>> {
  const verdicts = new Map<string, LinkVerdict>();
  if (urls.size === 0) return verdicts;
  const follower = new Follower(options);
  const waiting = [...urls].values();
  const work = async (): Promise<void> => {
    // All workers share one iterator: each takes the next URL.
    for (const url of waiting) {
      verdicts.set(url, await follower.follow(url));
      options.onProgress(verdicts.size, urls.size);
    }
  };
  try {
    await Promise.all(Array.from({ length: maxRequests }, work));
  } finally {
    await follower.close();
  }
  return verdicts;
}

class Follower {
  readonly #options: ExternalOptions;
  readonly #allowedHosts: ReadonlySet<string>;
  readonly #dispatcher: Dispatcher;
  /** When hosts that asked for patience may be asked again, by `performance.now()`. */
  readonly #notBefore = new Map<string, number>();

  constructor(options: ExternalOptions) {
    this.#options = options;
    this.#allowedHosts = new Set(options.allowedHosts);
    const connect = { lookup: publicLookup(this.#allowedHosts, options.resolve) };
    const isProxied = proxyVariables.some((name) => process.env[name]);
    // A proxy looks names up itself; only addresses in URLs are checked then.
    this.#dispatcher = isProxied ? new EnvHttpProxyAgent({ connect }) : new Agent({ connect });
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy();
  }

  async follow(url: string): Promise<LinkVerdict> {
    const { host } = new URL(url);
    for (let tried = 0; ; tried += 1) {
      await sleep(Math.max(0, (this.#notBefore.get(host) ?? 0) - performance.now()));
      const attempt = await this.#attempt(url);
      const pauseMs = attempt.retryAfterMs ?? firstPauseMs * 2 ** tried;
      if (!mayPass(attempt) || tried >= this.#options.retries) return attempt;
      if (pauseMs > maxRetryAfterMs) return attempt;
      if (attempt.retryAfterMs === undefined) await sleep(pauseMs * (1 + Math.random() / 2));
      else this.#notBefore.set(host, performance.now() + pauseMs);
    }
  }

  async #attempt(url: string): Promise<Attempt> {
    const head = await this.#request('HEAD', url);
    const isFinal = head.ok || head.status === 429 || head.reason !== undefined;
    return isFinal ? head : this.#request('GET', url);
  }

  async #request(method: 'HEAD' | 'GET', url: string): Promise<Attempt> {
    let at = new URL(url);
    try {
      for (let hops = 0; hops <= maxRedirects; hops += 1) {
        requirePublicHost(at, this.#allowedHosts);
        const signal = AbortSignal.timeout(this.#options.timeout);
        const dispatcher = this.#dispatcher;
        const response = await request(at, { method, headers, dispatcher, signal });
        // What it says is of no interest, and may be without end.
        response.body.on('error', () => {}).destroy();
        const { statusCode: status } = response;
        const location = [response.headers.location].flat()[0];
        if (status < 300 || status >= 400 || location === undefined) {
          const retryAfterMs = writtenWait([response.headers['retry-after']].flat()[0]);
          return { ok: status < 400, status, retryAfterMs };
        }
        if (!URL.canParse(location, at)) return failed('BAD_REDIRECT');
        at = new URL(location, at);
        if (!/^https?:$/.test(at.protocol)) return failed('BAD_REDIRECT');
      }
      return failed('TOO_MANY_REDIRECTS');
    } catch (error) {
      return failed(errorReason(error));
    }
  }
}

function failed(reason: string): Attempt {
  return { ok: false, status: 0, reason };
}

/** Whether another try may end otherwise. */
function mayPass({ status, reason }: LinkVerdict): boolean {
  if (status === 429 || status >= 500) return true;
  const passing = ['EAI_AGAIN', 'ECONNRESET', 'UND_ERR_SOCKET', 'TimeoutError', 'ETIMEDOUT'];
  return reason !== undefined && passing.includes(reason);
}

function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. */
function writtenWait(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const milliseconds = /^\d+$/.test(written)
    ? Number(written) * 1000
    : Date.parse(written) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
