import type { Translations } from '../config/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../diagnostics/index.js';
import type { Translator } from '../site/index.js';

/** The site's own words in a locale. Remembers what it was asked for, to tell what is missing and what is old. */
export class SiteTranslations implements Translator {
  readonly #file: Translations<string> | undefined;
  readonly #asked = new Set<string>();

  /** @param file `site.json` of the locale */
  constructor(file: Translations<string> | undefined) {
    this.#file = file;
  }

  readonly translate = (text: string): string => {
    this.#asked.add(text);
    const { texts } = this.#file ?? {};
    return texts && Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;
  };

  /** What has no translation yet; texts without a letter need none. */
  missing(): string[] {
    const texts = this.#file?.texts ?? {};
    return [...this.#asked].filter((text) => !Object.hasOwn(texts, text) && /\p{L}/u.test(text));
  }

  /** Translations of what the site does not say. Ask when the whole site has been planned. */
  unused(): Diagnostic[] {
    const file = this.#file;
    if (!file) return [];
    const asked = this.#asked;
    return Object.keys(file.texts)
      .filter((words) => !asked.has(words))
      .map((words) =>
        diagnose(
          'config/unused-words',
          { words },
          { place: file.placeOf(words), hint: didYouMean(words, asked) },
        ),
      );
  }
}
