/** An operation or webhook in a list. */
export interface OperationSummary {
  /** Its id on the overview page and the last segment of its URL. */
  readonly anchor: string;
  readonly url: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  /** The title with the path; set if another operation of the list has the same method and title. */
  readonly distinctTitle?: string | undefined;
  readonly deprecated: boolean;
}
