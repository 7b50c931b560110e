/** Over which the page that an authorization server leads back to tells of what it was given. */
export const oauthChannel = 'docsgen:oauth';

/** The query of that page: `?code=…&state=…`. */
export interface Returned {
  readonly query: string;
}
