/** What the main script gives to the navigation, a script of its own that shares no state with it. */
export interface Host {
  /** URL of the main script. */
  readonly main: string;
  /** What the page in the document has brought into its body. */
  readonly parts: readonly ChildNode[];
  /** Ends all that the page in the document does. */
  end(): void;
  /** Brings the page in the document to life. */
  start(): void;
}
