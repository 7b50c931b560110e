import { ask } from './ask.js';
import { TokenError } from './token-error.js';

/** Where an authorization server is asked. */
export interface Endpoints {
  /** Empty where readers cannot log in. */
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Where a token is renewed; where tokens come from if it is not said. */
  readonly refreshUrl?: string | undefined;
  /** Who the server is; undefined where nothing says so. */
  readonly issuer?: string | undefined;
  /** The server's metadata say that its authorization responses name the issuer (RFC 9207, section 3). */
  readonly namesIssuer?: boolean | undefined;
}

/**
 * Reads the endpoints from the server's own description (OpenID Connect Discovery 1.0, section 4; RFC 8414).
 *
 * @throws TokenError where it does not name them
 */
export async function discover(url: string, signal: AbortSignal): Promise<Endpoints> {
  const { fields } = await ask(url, { headers: { Accept: 'application/json' } }, signal);
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
