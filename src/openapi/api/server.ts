import type { Fragment } from '../../content/fragment.js';

export interface ApiServer {
  /** OpenAPI 3.2. */
  readonly name?: string | undefined;
  /** Variables are in braces: `{host}/product`. */
  readonly url: string;
  /** Each variable is replaced by its default. */
  readonly exampleUrl: string;
  readonly description?: Fragment | undefined;
  readonly variables: readonly {
    readonly name: string;
    readonly default: string;
    readonly enum: readonly string[];
    readonly description?: Fragment | undefined;
  }[];
}
