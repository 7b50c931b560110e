import type { CodeSample } from '../../openapi/api/media-type.js';
import type { Operation, Parameter, RequestSender } from '../../openapi/api/operation.js';
import type { BadgeView, MediaView, ParameterView, ResponseView } from './exchange-view.js';
import type { PageLink } from './page-link.js';
import type { RenderedText } from './rendered-text.js';
import type { FactView, SecuritySchemeView, ServerView } from './service-view.js';

/** The view of an operation, a webhook or a callback operation. */
export interface OperationView {
  /** Prefix of the ids in it: empty on its own page, else `create-customer.`. */
  readonly prefix: string;
  /** Who sends the request: the reader, or the service to a URL of the reader's. */
  readonly sender: RequestSender;
  readonly title: string;
  readonly titleFrom: Operation['titleFrom'];
  readonly operationId?: string | undefined;
  readonly method: string;
  /** For a webhook, its name; for a callback, the runtime expression of its URL. */
  readonly path: string;
  readonly deprecated: boolean;
  readonly badges: readonly BadgeView[];
  /** The tag that lists the operation comes first. */
  readonly tags: readonly PageLink[];
  readonly description?: RenderedText | undefined;
  /** Summary and description of its path item. */
  readonly pathSummary?: string | undefined;
  readonly pathDescription?: RenderedText | undefined;
  readonly externalDocs?: FactView | undefined;
  /** URL before the path, of the first server. */
  readonly baseUrl?: string | undefined;
  /** The servers; empty if the base URL says everything. */
  readonly servers: readonly ServerView[];
  readonly serversFrom?: Operation['serversFrom'];
  /**
   * Alternative security requirements, each a combination of schemes. The list is empty if nothing is declared; an
   * empty combination means no authentication.
   */
  readonly security: readonly (readonly SecuritySchemeView[])[];
  /** Grouped by location in the order path, query, header, cookie, without empty groups. */
  readonly parameters: readonly {
    readonly in: Parameter['in'];
    readonly fields: readonly ParameterView[];
  }[];
  readonly requestBody?: RequestBodyView | undefined;
  readonly responses: readonly ResponseView[];
  readonly callbacks: readonly CallbackView[];
  readonly samples: readonly CodeSample[];
  /** URL of the JSON file with the data for sending requests; absent if there is nothing to try. */
  readonly request?: string | undefined;
  /** Whether the page can compose requests but not send them. */
  readonly composeOnly?: boolean | undefined;
  /** What the URLs of requests are appended to, percent-encoded; absent if requests go to the server directly. */
  readonly proxy?: string | undefined;
}

export interface RequestBodyView {
  readonly required: boolean;
  readonly description?: RenderedText | undefined;
  readonly media: readonly MediaView[];
}

/** Requests that the service sends as a consequence of the operation. */
export interface CallbackView {
  readonly name: string;
  readonly anchor: string;
  readonly operations: readonly CallbackOperationView[];
}

export interface CallbackOperationView extends OperationView {
  readonly anchor: string;
}
