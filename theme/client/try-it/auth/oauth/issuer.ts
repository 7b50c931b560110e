import type { Endpoints } from './endpoints.js';
import { TokenError } from './token-error.js';

/**
 * Compares the issuer that an authorization response names with the server that the reader was sent to (RFC 9207,
 * section 2.4), so that no code goes to the token endpoint of another server. Where nothing tells the issuer, its
 * origin must be the one of the authorization endpoint.
 *
 * @throws TokenError where they differ, or where the server announces an issuer and the response names none
 */
export function checkIssuer(
  response: URLSearchParams,
  { authorizationUrl, issuer, namesIssuer }: Endpoints,
): void {
  const named = response.getAll('iss');
  if (named.length === 0 && !namesIssuer) return;
  const [iss = ''] = named;
  const isExpected =
    issuer === undefined ? urlOrigin(iss) === urlOrigin(authorizationUrl) : iss === issuer;
  if (named.length !== 1 || !isExpected) throw new TokenError('issuer', named.join(', ') || '—');
}

function urlOrigin(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
