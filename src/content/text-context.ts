/** What a text can show and depend on, besides its own front matter. Plain data. */
export interface TextContext {
  /** Values of `:var[name]`, from the configuration and the environment. */
  readonly variables: Readonly<Record<string, string>>;
  /** Names that the configuration declares for the environment, which does not have them. */
  readonly unsetVariables?: readonly string[] | undefined;
  /** Names of all docs versions. */
  readonly versions: readonly string[];
  readonly locales: readonly string[];
  /** Names that `:::only{audience=…}` may use. */
  readonly audiences: readonly string[];
  /** The audience that the site is built for. */
  readonly audience?: string | undefined;
}

/** What a single file is. */
export interface TextScope {
  /** The docs version that the file belongs to: `2.0`, or `current`. */
  readonly version: string;
  readonly locale: string;
}
