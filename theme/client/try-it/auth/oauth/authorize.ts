import { type AuthorizationResponse, oauthChannel } from './channel.js';
import type { Endpoints } from './endpoints.js';
import { checkIssuer } from './issuer.js';
import { makePkcePair, randomText } from './pkce.js';
import { type Client, type OAuthTokens, requestToken } from './token.js';
import { TokenError } from './token-error.js';

export interface AuthorizationCode {
  /** The authorization server's endpoints, which may have to be discovered. */
  readonly endpoints: () => Promise<Endpoints>;
  readonly client: Client;
  readonly scopes: readonly string[];
  /**
   * Called when the popup is closed. A response may still arrive: browsers report a popup as closed if its server
   * isolates it (`Cross-Origin-Opener-Policy`).
   */
  readonly onClosed: () => void;
}

/** Interval in ms at which the popup is polled, as no event reports that it closed. */
const pollIntervalMs = 500;

/** The redirect URI, which must be registered with the authorization server. */
export function redirectUri(): string {
  return new URL('../oauth-callback.html', import.meta.url).href;
}

/**
 * Lets the reader log in at the authorization server in a popup and gets a token (authorization code grant, RFC 6749,
 * section 4.1, with PKCE, RFC 7636). Call it during a click, as browsers block the popup otherwise.
 *
 * @throws TokenError if the server refuses or cannot be reached from the page
 */
export async function authorize(
  flow: AuthorizationCode,
  signal: AbortSignal,
): Promise<OAuthTokens> {
  // PKCE needs SHA-256, which browsers only have in secure contexts.
  if (!isSecureContext) throw new TokenError('insecure');
  const popup = open('about:blank', '_blank', 'popup,width=520,height=720');
  if (!popup) throw new TokenError('popup');
  // The authorization server's page must not be able to navigate this one.
  popup.opener = null;
  const watching = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watching);
    flow.onClosed();
  }, pollIntervalMs);
  try {
    const state = randomText();
    const { verifier, challenge } = await makePkcePair();
    const endpoints = await flow.endpoints();
    const { authorizationUrl, tokenUrl } = endpoints;
    // A URL such as `javascript:` would run as a script of this site in the popup.
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
    const returned = responseWith(state, signal);
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
    return await requestToken(tokenUrl, flow.client, fields, signal);
  } finally {
    clearInterval(watching);
    popup.close();
  }
}

/** Opens a URL in the popup without a referrer. */
function leadTo({ document }: Window, href: string): void {
  const link = document.createElement('a');
  link.referrerPolicy = 'no-referrer';
  link.href = href;
  link.click();
}

/** Waits for the authorization response with this `state`; other windows have their own. */
function responseWith(state: string, signal: AbortSignal): Promise<URLSearchParams> {
  const channel = new BroadcastChannel(oauthChannel);
  const response = new Promise<URLSearchParams>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    channel.addEventListener('message', ({ data }: MessageEvent<AuthorizationResponse>) => {
      const query = new URLSearchParams(data.query);
      if (query.get('state') === state) resolve(query);
    });
  });
  return response.finally(() => channel.close());
}

/** @throws TokenError if the server refuses (RFC 6749, section 4.1.2.1) */
function codeIn(response: URLSearchParams): string {
  const code = response.get('code');
  if (code !== null) return code;
  const reasons = [response.get('error'), response.get('error_description')].filter(Boolean);
  throw new TokenError('refused', reasons.join(': '));
}
