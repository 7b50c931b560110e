/** Channel on which the redirect page publishes the authorization response. */
export const oauthChannel = 'docsgen:oauth';

/** The authorization response, as the query of the redirect page: `?code=…&state=…`. */
export interface AuthorizationResponse {
  readonly query: string;
}
