/** A named schema that encloses a node. */
export interface Ancestor {
  readonly name: string;
  /** Id of the node that shows it; absent on its own page. */
  readonly id?: string | undefined;
  readonly around: Ancestor | undefined;
}
