import type { Operation, RequestSender } from '../../../openapi/api/operation.js';
import type { FullOperationView } from '../../page-props/reference-content.js';
import type { ApiViews } from '../api-views/api-views.js';
import { createPartState, type PageState } from '../page-state/page-state.js';
import type { RenderDescription } from '../texts/render-description.js';
import { buildOperationView } from './build-operation-view.js';

/** Views of operations shown in full beside others; their ids have the operation's id as prefix. */
export class FullOperations {
  readonly #views: ApiViews;
  readonly #renderDescription: RenderDescription;
  readonly #page: PageState;
  readonly #havePages: boolean;

  /** @param havePages whether each operation also has its own page */
  constructor(
    views: ApiViews,
    renderDescription: RenderDescription,
    page: PageState,
    havePages: boolean,
  ) {
    this.#views = views;
    this.#renderDescription = renderDescription;
    this.#page = page;
    this.#havePages = havePages;
  }

  operation(operation: Operation): FullOperationView {
    const anchor = this.#views.ids.operation(operation);
    return this.#make(operation, anchor, 'client', this.#views.operationUrl(operation));
  }

  webhook(webhook: Operation): FullOperationView {
    const anchor = this.#views.ids.webhook(webhook);
    return this.#make(webhook, anchor, 'server', this.#views.webhookSummary(webhook).url);
  }

  #make(
    operation: Operation,
    anchor: string,
    sender: RequestSender,
    url: string,
  ): FullOperationView {
    return {
      anchor,
      url: this.#havePages ? url : undefined,
      ...buildOperationView(operation, {
        views: this.#views,
        renderDescription: (fragment) => this.#renderDescription(fragment, `${anchor}.`),
        prefix: `${anchor}.`,
        page: createPartState(this.#page),
        sender,
        isBrief: true,
      }),
    };
  }
}
