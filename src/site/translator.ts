import type { Diagnostic } from '../diagnostics/diagnostic.js';

/** Translates the site's own labels and titles into one locale, by their configured text. */
export interface Translator {
  /** Returns the translation, else the text itself. */
  readonly translate: (text: string) => string;
  /** Returns warnings about translations of texts that nothing has asked for. */
  readonly unusedTranslations: () => readonly Diagnostic[];
}
