import type { Fragment } from '../../content/fragment.js';

export interface SecurityScheme {
  readonly name: string;
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect';
  /** For `http`: `bearer`, `basic`, … */
  readonly scheme?: string | undefined;
  /** For `apiKey`: location and name of the key. */
  readonly in?: 'query' | 'header' | 'cookie' | undefined;
  readonly parameter?: string | undefined;
  /** For `http` with `bearer`: token format such as `JWT`. */
  readonly bearerFormat?: string | undefined;
  /** For `openIdConnect`: URL of the discovery document. */
  readonly openIdConnectUrl?: string | undefined;
  /** For `oauth2` (3.2): URL of the authorization server metadata (RFC 8414). */
  readonly oauth2MetadataUrl?: string | undefined;
  /** For `oauth2`. */
  readonly flows?: readonly OAuthFlow[] | undefined;
  readonly deprecated?: boolean | undefined;
  readonly description?: Fragment | undefined;
}

export interface OAuthFlow {
  readonly type:
    | 'authorizationCode'
    | 'clientCredentials'
    | 'deviceAuthorization'
    | 'implicit'
    | 'password';
  readonly authorizationUrl?: string | undefined;
  readonly deviceAuthorizationUrl?: string | undefined;
  readonly tokenUrl?: string | undefined;
  readonly refreshUrl?: string | undefined;
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
}

/**
 * Alternatives (OR) of schemes required together (AND); an empty alternative means that no
 * credentials are needed.
 */
export type ApiSecurity = readonly (readonly {
  readonly scheme: string;
  readonly scopes: readonly string[];
}[])[];
