/** Translates the site's own labels and titles into one locale, by their configured text. */
export interface Translator {
  /** Returns the translation, else the text itself. */
  readonly translate: (text: string) => string;
}
