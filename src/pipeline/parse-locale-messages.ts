import { parseSiteWords, parseThemeTexts } from '../config/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../diagnostics/index.js';
import type { SourceFile } from '../files/source-file.js';
import type { Phrase, TextKey, Texts } from '../i18n/index.js';
import { textKeys, textsFor } from '../i18n/index.js';
import type { LocaleSource } from './locales.js';
import { LocaleWords } from './site-translations.js';

/** A language of the site with its words. */
export interface WordedLocale extends LocaleSource {
  /** docsgen's own words, those of the site's owner before ours. */
  readonly texts: Texts;
  /** Keys of the texts that the site's owner has written. */
  readonly ownTexts: readonly TextKey[];
  /** The site's own words. */
  readonly words: LocaleWords;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the words of a locale: `theme.json` and `site.json` in its folder. */
export function parseWording(locale: LocaleSource, files: readonly SourceFile[]): WordedLocale {
  const { root } = locale.translations;
  const [theme] = files.filter(({ path }) => path === `${root}/theme.json`).map(parseThemeTexts);
  const [site] = files.filter(({ path }) => path === `${root}/site.json`).map(parseSiteWords);
  const written = Object.entries(theme?.value.texts ?? {});
  const known = written.flatMap(([key, phrase]): [TextKey, Phrase][] =>
    isTextKey(key) ? [[key, phrase]] : [],
  );
  const unknown = written
    .filter(([key]) => !isTextKey(key))
    .map(([key]) =>
      diagnose(
        'config/unknown-text',
        { key },
        { place: theme?.value.placeOf(key), hint: didYouMean(key, textKeys) },
      ),
    );
  return {
    ...locale,
    texts: textsFor(locale.locale.lang, Object.fromEntries(known)),
    ownTexts: known.map(([key]) => key),
    words: new LocaleWords(site?.value),
    diagnostics: [...(theme?.diagnostics ?? []), ...unknown, ...(site?.diagnostics ?? [])],
  };
}

const keys: ReadonlySet<string> = new Set(textKeys);

function isTextKey(key: string): key is TextKey {
  return keys.has(key);
}
