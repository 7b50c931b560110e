/** A drawing whose markup is safe in a page: no scripts, links, styles or addresses. */
export interface Drawing {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The content of `<svg>`. */
  readonly html: string;
  /** Every text of the drawing, in its order. */
  readonly texts: readonly string[];
  /** What it says, for screen readers. */
  readonly description: string;
}
