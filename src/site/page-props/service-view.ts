import type { OAuthFlow } from '../../openapi/api/security.js';
import type { RenderedText } from './rendered-text.js';

/** A server that receives the requests. */
export interface ServerView {
  readonly name?: string | undefined;
  readonly url: string;
  readonly description?: RenderedText | undefined;
  readonly variables: readonly {
    readonly name: string;
    readonly default: string;
    readonly enum: readonly string[];
    readonly description?: RenderedText | undefined;
  }[];
}

/** A security scheme: complete on the overview, reduced to the operation's requirement on its page. */
export interface SecuritySchemeView {
  readonly name: string;
  /** Its id on the overview page. */
  readonly anchor: string;
  /** URL of its complete description on the overview page; absent on that page. */
  readonly url?: string | undefined;
  /** In words: `Bearer token in the Authorization header`. */
  readonly label: string;
  /** What to send, if it can be shown: `Authorization: Bearer {token}`. */
  readonly example?: string | undefined;
  readonly deprecated: boolean;
  /** Scopes that an operation requires; empty on the overview, where the flows list them. */
  readonly scopes: readonly ScopeView[];
  /** Labeled facts: token format, URLs. */
  readonly facts: readonly FactView[];
  /** On an operation page, without their scopes. */
  readonly flows: readonly FlowView[];
  readonly description?: RenderedText | undefined;
}

export interface ScopeView {
  readonly name: string;
  /** Plain text. */
  readonly description?: string | undefined;
}

/** An OAuth 2.0 flow for obtaining an access token. */
export interface FlowView {
  readonly type: OAuthFlow['type'];
  /** In words: `Authorization code`. */
  readonly label: string;
  readonly facts: readonly FactView[];
  readonly scopes: readonly ScopeView[];
}

/** A labeled value from the API description. For external documentation: its description and URL. */
export interface FactView {
  readonly label: string;
  readonly value: string;
  /** Set if the value is a URL that is safe to link. */
  readonly url?: string | undefined;
}
