import type { Translations } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Translator } from '../../site/index.js';

/**
 * Translations of the site's own texts in a locale. Records the requested texts, to report missing
 * and unused translations.
 */
export class SiteTranslations implements Translator {
  readonly #file: Translations<string> | undefined;
  readonly #translations: ReadonlyMap<string, string>;
  readonly #requested = new Set<string>();

  /**
   * @param file `site.json` of the locale
   * @param extended those of the folders that the site extends, the strongest first; they may have more texts
   */
  constructor(file: Translations<string> | undefined, extended: readonly Translations<string>[]) {
    this.#file = file;
    const all = [...(file ? [file] : []), ...extended];
    this.#translations = new Map(
      all.toReversed().flatMap(({ entries }) => Object.entries(entries)),
    );
  }

  readonly translate = (text: string): string => {
    this.#requested.add(text);
    return this.#translations.get(text) ?? text;
  };

  /** Returns the texts without a translation; texts without a letter need none. */
  missing(): string[] {
    return [...this.#requested].filter(
      (text) => !this.#translations.has(text) && /\p{L}/u.test(text),
    );
  }

  unusedTranslations(): Diagnostic[] {
    const file = this.#file;
    if (!file) return [];
    const requested = this.#requested;
    return Object.keys(file.entries)
      .filter((text) => !requested.has(text))
      .map((text) =>
        diagnose(
          'config/unused-translation',
          { text },
          { place: file.placeOf(text), hint: didYouMean(text, requested) },
        ),
      );
  }
}
