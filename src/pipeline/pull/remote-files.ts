import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch, type Response } from 'undici';
import { decodeText } from '../../files/decode-text.js';
import { publicLookup, type ResolveHost, requirePublicHost } from '../check/public-address.js';

export interface RemoteOptions {
  /** Milliseconds for a file, redirects included. */
  readonly timeoutMs: number;
  /** Names of hosts that may have a private address. */
  readonly privateHosts: ReadonlySet<string>;
  /** Headers for the origins of the configuration, such as `authorization`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Origins that the headers are sent to. */
  readonly trustedOrigins: ReadonlySet<string>;
  /** Resolves host names; tests replace it. */
  readonly resolve?: ResolveHost | undefined;
}

/** A fetched file; `same` if the server says that it has not changed. */
export type Fetched =
  | 'same'
  | {
      readonly text: string;
      readonly etag: string | undefined;
      /** Where redirects led, without a query, which can hold a signature. */
      readonly location: string;
    };

const maxBytes = 20_000_000;
const tooLarge = `it is larger than ${maxBytes / 1_000_000} MB`;
const maxRedirects = 5;
const proxyVariables = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/** Fetches files over HTTPS, over HTTP from this machine only. */
export class RemoteFiles {
  readonly #options: RemoteOptions;
  readonly #dispatcher: Dispatcher;

  constructor(options: RemoteOptions) {
    this.#options = options;
    const connect = { lookup: publicLookup(options.privateHosts, options.resolve) };
    const isProxied = proxyVariables.some((name) => process.env[name]);
    // A proxy resolves names itself, so only IP addresses in URLs can be checked.
    this.#dispatcher = isProxied ? new EnvHttpProxyAgent({ connect }) : new Agent({ connect });
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy();
  }

  /**
   * @param etag of the known contents, for a conditional request
   * @throws Error whose message says why the file cannot be fetched
   */
  async get(url: string, etag?: string): Promise<Fetched> {
    const { timeoutMs } = this.#options;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const { response, at } = await this.#follow(url, etag, signal);
      if (response.status === 304) return 'same';
      if (!response.ok) throw new Error(statusProblem(response.status));
      const text = await limitedText(response);
      if (isPage(text)) throw new Error(pageProblem(response, url));
      const location = at.origin + at.pathname;
      return { text, etag: response.headers.get('etag') ?? undefined, location };
    } catch (error) {
      if (signal.aborted) throw new Error(`there was no response within ${timeoutMs / 1000} s`);
      throw new Error(failureReason(error));
    }
  }

  async #follow(
    url: string,
    etag: string | undefined,
    signal: AbortSignal,
  ): Promise<{ readonly response: Response; readonly at: URL }> {
    let at = new URL(url);
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      requireSafe(at, hops > 0);
      requirePublicHost(at, this.#options.privateHosts);
      const response = await fetch(at, {
        signal,
        redirect: 'manual',
        dispatcher: this.#dispatcher,
        headers: this.#headersFor(at, etag),
      });
      const location = response.headers.get('location');
      const isRedirect = response.status > 300 && response.status < 400 && response.status !== 304;
      if (!isRedirect || location === null) return { response, at };
      await response.body?.cancel();
      if (!URL.canParse(location, at))
        throw new Error(`it redirects to ${location}, which is not a URL`);
      at = new URL(location, at);
    }
    throw new Error(`it redirects more than ${maxRedirects} times`);
  }

  #headersFor(url: URL, etag: string | undefined): Record<string, string> {
    const { headers, trustedOrigins } = this.#options;
    return {
      accept: 'application/yaml, application/json, text/yaml, text/plain;q=0.9, */*;q=0.8',
      'user-agent': 'docsgen',
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      ...(trustedOrigins.has(url.origin) ? headers : {}),
    };
  }
}

/** Refuses unencrypted connections except to this machine, and credentials in URLs. */
function requireSafe(
  { protocol, host, hostname, username, password }: URL,
  isRedirected: boolean,
): void {
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) {
    const redirect = isRedirected ? `it redirects to ${protocol}//${host}; ` : '';
    throw new Error(`${redirect}only https: is safe, and http: on this machine`);
  }
  if (username !== '' || password !== '') {
    throw new Error('the URL has a password; use --header instead');
  }
}

/** Whether the text is an HTML page, whatever the server calls it: no description begins like one. */
function isPage(text: string): boolean {
  return /^\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/is.test(text.slice(0, 4096));
}

const tokenAdvice = 'a token with --header, which docsgen pull and docsgen check have';

/** Logins and error pages of single-page apps have a status that says that all is well. */
function pageProblem({ status, headers, url: address }: Response, asked: string): string {
  const type = headers.get('content-type') ?? 'no content type';
  const from = address === asked ? '' : ` from ${address}`;
  return `the response is an HTML page (status ${status}, ${type})${from}, such as a login or a page for people; name the address of the file itself, or pass ${tokenAdvice}`;
}

function statusProblem(status: number): string {
  const advice = status === 401 || status === 403 ? `; pass ${tokenAdvice}` : '';
  return `the response was ${status}${advice}`;
}

async function limitedText({ body, headers }: Response): Promise<string> {
  if (Number(headers.get('content-length')) > maxBytes) throw new Error(tooLarge);
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (body === null) return '';
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(tooLarge);
    chunks.push(chunk);
  }
  return decodeText(Buffer.concat(chunks));
}

const unknownAuthority = /^(?:DEPTH_ZERO_)?SELF_SIGNED_CERT|^UNABLE_TO_(?:VERIFY|GET_ISSUER)/;

/** Says why a request failed, and how Node.js learns to trust the certificates of a company. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const advice = unknownAuthority.test(code)
    ? '; set NODE_EXTRA_CA_CERTS to a PEM file with the certificate of the authority'
    : '';
  return `${code}${code && ': '}${cause.message}${advice}`;
}
