import { oauthChannel, type Returned } from './channel.js';
import type { Endpoints } from './endpoints.js';
import { checkIssuer } from './issuer.js';
import { makeProof, randomText } from './pkce.js';
import { askForToken, type Client, type Tokens } from './token.js';
import { TokenError } from './token-error.js';

export interface AuthorizationCode {
  /** Where the reader logs in, and where the token comes from. */
  readonly endpoints: () => Promise<Endpoints>;
  readonly client: Client;
  readonly scopes: readonly string[];
  /**
   * Called when the window is gone. An answer may still come: of a window whose server isolates it
   * (`Cross-Origin-Opener-Policy`), browsers say that it is closed.
   */
  readonly onClosed: () => void;
}

/** Milliseconds from one look at the window to the next: browsers do not tell when it closes. */
const glance = 500;

/** Where authorization servers lead back to; it must be registered there. */
export function redirectUri(): string {
  return new URL('../oauth-callback.html', import.meta.url).href;
}

/**
 * Lets the reader log in at the authorization server in a window of its own and gets a token for it (RFC 6749,
 * section 4.1, with RFC 7636). Must be called while a click is handled: browsers open no window otherwise.
 *
 * @throws TokenError where the server refuses, or the page cannot ask it
 */
export async function authorize(flow: AuthorizationCode, signal: AbortSignal): Promise<Tokens> {
  // Browsers have no SHA-256 there, without which nobody proves who asked.
  if (!isSecureContext) throw new TokenError('insecure');
  const popup = open('about:blank', '_blank', 'popup,width=520,height=720');
  if (!popup) throw new TokenError('popup');
  // The authorization server's page must not be able to lead this one elsewhere.
  popup.opener = null;
  const watching = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watching);
    flow.onClosed();
  }, glance);
  try {
    const state = randomText();
    const { verifier, challenge } = await makeProof();
    const endpoints = await flow.endpoints();
    const { authorizationUrl, tokenUrl } = endpoints;
    // Any other address would be run as a script in the window that we have opened.
    if (!/^https?:\/\/./i.test(authorizationUrl) || !URL.canParse(authorizationUrl)) {
      throw new TokenError('no-endpoints', authorizationUrl);
    }
    signal.throwIfAborted();
    const url = new URL(authorizationUrl);
    const query = {
      response_type: 'code',
      client_id: flow.client.id,
      redirect_uri: redirectUri(),
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...(flow.scopes.length > 0 && { scope: flow.scopes.join(' ') }),
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const returned = answerWith(state, signal);
    leadTo(popup, url.href);
    const response = await returned;
    clearInterval(watching);
    checkIssuer(response, endpoints);
    const fields = {
      grant_type: 'authorization_code',
      code: codeIn(response),
      redirect_uri: redirectUri(),
      code_verifier: verifier,
    };
    return await askForToken(tokenUrl, flow.client, fields, signal);
  } finally {
    clearInterval(watching);
    popup.close();
  }
}

/** Opens an address in the window, which does not tell where it was opened from. */
function leadTo({ document }: Window, href: string): void {
  const link = document.createElement('a');
  link.referrerPolicy = 'no-referrer';
  link.href = href;
  link.click();
}

/** The authorization response that comes back with our `state`; other windows have theirs. */
function answerWith(state: string, signal: AbortSignal): Promise<URLSearchParams> {
  const channel = new BroadcastChannel(oauthChannel);
  const answer = new Promise<URLSearchParams>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    channel.addEventListener('message', ({ data }: MessageEvent<Returned>) => {
      const query = new URLSearchParams(data.query);
      if (query.get('state') === state) resolve(query);
    });
  });
  return answer.finally(() => channel.close());
}

/** @throws TokenError where the server refuses (RFC 6749, section 4.1.2.1) */
function codeIn(response: URLSearchParams): string {
  const code = response.get('code');
  if (code !== null) return code;
  const reasons = [response.get('error'), response.get('error_description')].filter(Boolean);
  throw new TokenError('refused', reasons.join(': '));
}
