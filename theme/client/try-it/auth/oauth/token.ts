import { requestAuthServer } from './request-auth-server.js';
import { TokenError } from './token-error.js';

/** A client registered with the authorization server. */
export interface Client {
  readonly id: string;
  /** Empty for public clients. */
  readonly secret: string;
  /** Where the server accepts the secret (RFC 6749, section 2.3.1): `header` by default. */
  readonly secretIn?: 'header' | 'body';
}

export interface OAuthTokens {
  readonly access: string;
  /** The refresh token; undefined if the server returns none. */
  readonly refresh?: string | undefined;
}

/**
 * Requests a token (RFC 6749, section 4).
 *
 * @param fields form fields: `grant_type` and its parameters
 * @throws TokenError if the server refuses or the browser cannot read its response
 */
export async function requestToken(
  url: string,
  client: Client,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<OAuthTokens> {
  const body = new URLSearchParams(fields);
  const isBasic = client.secret !== '' && client.secretIn !== 'body';
  if (!isBasic) body.set('client_id', client.id);
  if (!isBasic && client.secret !== '') body.set('client_secret', client.secret);
  const {
    status,
    isOk,
    fields: response,
  } = await requestAuthServer(
    url,
    {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        ...(isBasic ? { Authorization: basic(client) } : {}),
      },
      body,
    },
    signal,
  );
  const { access_token: access, refresh_token: refresh } = response;
  if (isOk && typeof access === 'string' && access !== '') {
    return { access, refresh: typeof refresh === 'string' ? refresh : undefined };
  }
  const reasons = [response.error, response.error_description].filter(
    (one) => typeof one === 'string',
  );
  throw new TokenError('refused', reasons.join(': ') || `HTTP ${status}`);
}

/** Both parts are form-encoded before they are joined (RFC 6749, section 2.3.1). */
function basic({ id, secret }: Client): string {
  const encode = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);
  return `Basic ${btoa(`${encode(id)}:${encode(secret)}`)}`;
}
