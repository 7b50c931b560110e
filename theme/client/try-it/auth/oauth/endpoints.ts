import { TokenError } from './token.js';

/** Where an authorization server is asked. */
export interface Endpoints {
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
}

/**
 * Reads the endpoints from the server's own description (OpenID Connect Discovery 1.0, section 4; RFC 8414).
 *
 * @throws TokenError where it does not name them
 */
export async function discover(url: string, signal: AbortSignal): Promise<Endpoints> {
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const found = (await response.json()) as Readonly<Record<string, unknown>>;
  const { authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl } = found;
  if (typeof authorizationUrl !== 'string' || typeof tokenUrl !== 'string') {
    throw new TokenError(url);
  }
  return { authorizationUrl, tokenUrl };
}
