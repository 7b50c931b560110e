/** The site's own words (labels, titles) in one locale, by what is written in the configuration. */
export interface Translator {
  /** The translation, else the text itself. */
  readonly translate: (text: string) => string;
}
