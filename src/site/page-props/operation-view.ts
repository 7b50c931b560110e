import type { CodeSample } from '../../openapi/api/media-type.js';
import type { Operation, Parameter } from '../../openapi/api/operation.js';
import type { BadgeView, MediaView, ParameterView, ResponseView } from './exchange-view.js';
import type { PageLink } from './page-link.js';
import type { FactView, SecuritySchemeView, ServerView } from './service-view.js';

/** All that is shown of an operation, a webhook or an operation of a callback. */
export interface OperationView {
  /** What the ids in it begin with: nothing on a page of its own, else `create-customer.`. */
  readonly prefix: string;
  /** Who sends the request: the reader, or the service to an address of the reader's. */
  readonly sender: 'reader' | 'service';
  readonly title: string;
  readonly operationId?: string | undefined;
  readonly method: string;
  /** Of a webhook its name, of a callback the expression of its URL. */
  readonly path: string;
  readonly deprecated: boolean;
  readonly badges: readonly BadgeView[];
  /** The one that it stands under first. */
  readonly tags: readonly PageLink[];
  readonly html?: string | undefined;
  /** What holds for all operations of its path. */
  readonly pathSummary?: string | undefined;
  readonly pathHtml?: string | undefined;
  readonly externalDocs?: FactView | undefined;
  /** What goes before the path, of the first server. */
  readonly baseUrl?: string | undefined;
  /** Where requests go; empty where the base URL says all that there is to say. */
  readonly servers: readonly ServerView[];
  readonly serversFrom?: Operation['serversFrom'];
  /** Alternatives of schemes that go together; empty where nothing is said, an empty one: none needed. */
  readonly security: readonly (readonly SecuritySchemeView[])[];
  /** By place, in the order path, query, header, cookie; groups without parameters are left out. */
  readonly parameters: readonly {
    readonly in: Parameter['in'];
    readonly fields: readonly ParameterView[];
  }[];
  readonly requestBody?: RequestBodyView | undefined;
  readonly responses: readonly ResponseView[];
  readonly callbacks: readonly CallbackView[];
  readonly samples: readonly CodeSample[];
  /** URL of the file with all that it takes to make a request; absent where there is nothing to try. */
  readonly request?: string | undefined;
  /** Requests can be put together on the page, but not sent from it. */
  readonly composeOnly?: boolean | undefined;
}

export interface RequestBodyView {
  readonly required: boolean;
  readonly html?: string | undefined;
  readonly media: readonly MediaView[];
}

/** Requests that the service sends because of an operation. */
export interface CallbackView {
  readonly name: string;
  readonly anchor: string;
  readonly operations: readonly CallbackOperationView[];
}

export interface CallbackOperationView extends OperationView {
  readonly anchor: string;
}
