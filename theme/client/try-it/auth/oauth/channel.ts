/** Channel on which the redirect page publishes the authorization response. */
export const oauthChannel = 'docsgen:oauth';

/** The query of the redirect page: `?code=…&state=…`. */
export interface Returned {
  readonly query: string;
}
