import type { OAuthFlow } from '../../openapi/api/security.js';

/** Where requests go. */
export interface ServerView {
  readonly name?: string | undefined;
  readonly url: string;
  readonly exampleUrl: string;
  readonly html?: string | undefined;
  readonly variables: readonly {
    readonly name: string;
    readonly default: string;
    readonly enum: readonly string[];
    readonly html?: string | undefined;
  }[];
}

/** A way to say who is calling: all of it on the overview, on an operation's page what the operation asks for. */
export interface SecuritySchemeView {
  readonly name: string;
  /** Its id on the overview. */
  readonly anchor: string;
  /** Where the overview tells all of it; absent there. */
  readonly url?: string | undefined;
  /** In words: `Bearer token in the Authorization header`. */
  readonly label: string;
  /** What to send, where it can be shown: `Authorization: Bearer {token}`. */
  readonly example?: string | undefined;
  readonly deprecated: boolean;
  /** Those that an operation asks for; empty on the overview, where they stand in the flows. */
  readonly scopes: readonly ScopeView[];
  /** Named facts: the format of the token, addresses. */
  readonly facts: readonly FactView[];
  /** On an operation's page without their scopes. */
  readonly flows: readonly FlowView[];
  readonly html?: string | undefined;
}

export interface ScopeView {
  readonly name: string;
  /** Plain text. */
  readonly description?: string | undefined;
}

/** A way to get an access token (OAuth 2.0). */
export interface FlowView {
  readonly type: OAuthFlow['type'];
  /** In words: `Authorization code`. */
  readonly label: string;
  readonly facts: readonly FactView[];
  readonly scopes: readonly ScopeView[];
}

/**
 * Something with a name, in words, and its value as the description has it. Of documentation that lies elsewhere:
 * what it is about, and its address.
 */
export interface FactView {
  readonly label: string;
  readonly value: string;
  /** Where the value is an address that can be visited. */
  readonly url?: string | undefined;
}
