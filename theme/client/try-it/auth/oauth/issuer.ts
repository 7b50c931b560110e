import type { Endpoints } from './endpoints.js';
import { TokenError } from './token-error.js';

/**
 * Checks that the issuer of an authorization response is the server that the reader was sent to (RFC 9207, section
 * 2.4), so that no code reaches another server's token endpoint. If the issuer is unknown, its origin must be that of
 * the authorization endpoint.
 *
 * @throws TokenError if they differ, or if the server announces an issuer that the response lacks
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
