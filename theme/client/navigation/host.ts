/** What the main script passes to the navigation, a separate script that shares no state with it. */
export interface Host {
  /** URL of the main script. */
  readonly main: string;
  /** Nodes that the current page has put into the body. */
  readonly parts: readonly ChildNode[];
  /** Ends all behaviours of the current page. */
  end(): void;
  /** Starts the behaviours of the page in the document. */
  start(): void;
}
