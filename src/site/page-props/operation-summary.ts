/** An operation or webhook in a list. */
export interface OperationSummary {
  /** Its id on the overview page and the last segment of its URL. */
  readonly anchor: string;
  readonly url: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly deprecated: boolean;
}
