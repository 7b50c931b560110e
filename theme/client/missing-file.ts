/** A data file of the site failed to load. */
export class MissingFile extends Error {
  /** The server does not have it: most likely the site was published again. */
  readonly gone: boolean;

  constructor(message: string, gone: boolean, options?: ErrorOptions) {
    super(message, options);
    this.gone = gone;
  }
}
