/** What `docsgen dev` tells open pages: the JSON of one server-sent event. */
export interface DevMessage extends Partial<PageUpdates> {
  /** Names the state of the site that is served now. */
  readonly build: string;
  /** Why there is nothing newer. */
  readonly errors?: string | undefined;
}

/** What has changed since another state, for pages that show that one. */
export interface PageUpdates {
  /** `build` of the state before. */
  readonly since: string;
  /** HTML of the pages that have changed, by URL path without a slash or a file name at its end. */
  readonly pages: Readonly<Record<string, string>>;
}
