import { requestAuthServer } from './request-auth-server.js';
import { TokenError } from './token-error.js';

/** The endpoints of an authorization server. */
export interface Endpoints {
  /** Empty if the server has no login. */
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Endpoint for refresh tokens; the token endpoint by default. */
  readonly refreshUrl?: string | undefined;
  /** The server's issuer identifier, if known. */
  readonly issuer?: string | undefined;
  /** Whether the server's metadata announce the issuer in authorization responses (RFC 9207, section 3). */
  readonly namesIssuer?: boolean | undefined;
}

/**
 * Reads the endpoints from the server's metadata (OpenID Connect Discovery 1.0, section 4; RFC 8414).
 *
 * @throws TokenError if they are missing
 */
export async function discover(url: string, signal: AbortSignal): Promise<Endpoints> {
  const { fields } = await requestAuthServer(
    url,
    { headers: { Accept: 'application/json' } },
    signal,
  );
  const {
    authorization_endpoint: authorizationUrl = '',
    token_endpoint: tokenUrl,
    issuer,
  } = fields;
  if (typeof authorizationUrl !== 'string' || typeof tokenUrl !== 'string') {
    throw new TokenError('no-endpoints', url);
  }
  return {
    authorizationUrl,
    tokenUrl,
    issuer: typeof issuer === 'string' ? issuer : undefined,
    namesIssuer: fields.authorization_response_iss_parameter_supported === true,
  };
}
