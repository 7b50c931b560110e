/** A named schema around a place. */
export interface Ancestor {
  readonly name: string;
  /** Of the place where it is shown; absent on its own page. */
  readonly id?: string | undefined;
  readonly around: Ancestor | undefined;
}
