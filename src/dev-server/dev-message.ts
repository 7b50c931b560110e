/** The JSON of one server-sent event from `docsgen dev` to open pages. */
export interface DevMessage extends Partial<PageUpdates> {
  /** Id of the site version that is served now. */
  readonly build: string;
  /** Errors that keep the latest change from being served, as plain text. */
  readonly errors?: string | undefined;
}

/** The pages that changed since another version. Only clients that show that version can apply them. */
export interface PageUpdates {
  /** `build` of the previous version. */
  readonly since: string;
  /** HTML of the changed pages, by URL path without a trailing slash or file name. */
  readonly pages: Readonly<Record<string, string>>;
}
