import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import type { LinkCheckResult } from './follow-links.js';
import { publicLookup, type ResolveHost, requirePublicHost } from './public-address.js';

export interface ExternalOptions {
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Retries after a temporary failure. */
  readonly retries: number;
  /** Hosts that may be contacted at a private address. */
  readonly allowedHosts: readonly string[];
  readonly onProgress: (done: number, total: number) => void;
  /** Resolves host names; tests replace it. */
  readonly resolve?: ResolveHost | undefined;
}

/** Limit of concurrent requests. */
const maxRequests = 24;
const maxRedirects = 10;
/** Longest `Retry-After` that is honoured. A URL with a longer one is not tried again. */
const maxRetryAfterMs = 30_000;
const firstPauseMs = 500;
const proxyVariables = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

const headers = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; docsgen)',
};

interface Attempt extends LinkCheckResult {
  /** Milliseconds that the server asks to wait. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * Follows links to other sites: HEAD, then GET, each redirect checked. No request goes to a private
 * address, whether a link, a redirect or DNS leads there.
 * @param urls normal form (`new URL(url).href`), without fragments
 */
export async function followExternal(
  urls: ReadonlySet<string>,
  options: ExternalOptions,
): Promise<ReadonlyMap<string, LinkCheckResult>> {
  const results = new Map<string, LinkCheckResult>();
  if (urls.size === 0) return results;
  const follower = new Follower(options);
  const waiting = [...urls].values();
  const work = async (): Promise<void> => {
    // All workers share one iterator: each takes the next URL.
    for (const url of waiting) {
      results.set(url, await follower.follow(url));
      options.onProgress(results.size, urls.size);
    }
  };
  try {
    await Promise.all(Array.from({ length: maxRequests }, work));
  } finally {
    await follower.close();
  }
  return results;
}

class Follower {
  readonly #options: ExternalOptions;
  readonly #allowedHosts: ReadonlySet<string>;
  readonly #dispatcher: Dispatcher;
  /**
   * Earliest time of the next request to a host that sent `Retry-After`, by `performance.now()`.
   */
  readonly #notBefore = new Map<string, number>();

  constructor(options: ExternalOptions) {
    this.#options = options;
    this.#allowedHosts = new Set(options.allowedHosts);
    const connect = { lookup: publicLookup(this.#allowedHosts, options.resolve) };
    const isProxied = proxyVariables.some((name) => process.env[name]);
    // A proxy resolves names itself, so only IP addresses in URLs can be checked.
    this.#dispatcher = isProxied ? new EnvHttpProxyAgent({ connect }) : new Agent({ connect });
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy();
  }

  async follow(url: string): Promise<LinkCheckResult> {
    const { host } = new URL(url);
    for (let tried = 0; ; tried += 1) {
      await sleep(Math.max(0, (this.#notBefore.get(host) ?? 0) - performance.now()));
      const attempt = await this.#attempt(url);
      const pauseMs = attempt.retryAfterMs ?? firstPauseMs * 2 ** tried;
      if (!isTemporary(attempt) || tried >= this.#options.retries) return attempt;
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
        // Skips the body, which is not needed and may be endless.
        response.body.on('error', () => {}).destroy();
        const { statusCode: status } = response;
        const location = [response.headers.location].flat()[0];
        if (status < 300 || status >= 400 || location === undefined) {
          const retryAfterMs = parseRetryAfter([response.headers['retry-after']].flat()[0]);
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

/** Whether a retry may succeed. */
function isTemporary({ status, reason }: LinkCheckResult): boolean {
  if (status === 429 || status >= 500) return true;
  const passing = ['EAI_AGAIN', 'ECONNRESET', 'UND_ERR_SOCKET', 'TimeoutError', 'ETIMEDOUT'];
  return reason !== undefined && passing.includes(reason);
}

function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** Parses `Retry-After` (RFC 9110, 10.2.3), seconds or a date, to milliseconds from now. */
function parseRetryAfter(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const milliseconds = /^\d+$/.test(written)
    ? Number(written) * 1000
    : Date.parse(written) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
