/** An operation or a webhook as a row of a list. */
export interface OperationSummary {
  /** Its id on the overview page, also the last part of its URL. */
  readonly anchor: string;
  readonly url: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly deprecated: boolean;
}
