import { parseSiteTranslations, parseThemeMessages } from '../config/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../diagnostics/index.js';
import type { SourceFile } from '../files/source-file.js';
import type { Message, MessageKey, Messages } from '../i18n/index.js';
import { messageKeys, messagesFor } from '../i18n/index.js';
import type { LocaleSource } from './locales.js';
import { SiteTranslations } from './site-translations.js';

/** A locale with its messages and translations. */
export interface LocalizedMessages extends LocaleSource {
  /** Interface messages; those of the site override the built-in ones. */
  readonly texts: Messages;
  /** Keys of the messages that the site overrides. */
  readonly ownTexts: readonly MessageKey[];
  /** Translations of the site's own texts. */
  readonly words: SiteTranslations;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses the messages of a locale: `theme.json` and `site.json` in its folder. */
export function parseLocaleMessages(
  locale: LocaleSource,
  files: readonly SourceFile[],
): LocalizedMessages {
  const { root } = locale.translations;
  const [theme] = files.filter(({ path }) => path === `${root}/theme.json`).map(parseThemeMessages);
  const [site] = files
    .filter(({ path }) => path === `${root}/site.json`)
    .map(parseSiteTranslations);
  const written = Object.entries(theme?.value.texts ?? {});
  const known = written.flatMap(([key, phrase]): [MessageKey, Message][] =>
    isTextKey(key) ? [[key, phrase]] : [],
  );
  const unknown = written
    .filter(([key]) => !isTextKey(key))
    .map(([key]) =>
      diagnose(
        'config/unknown-text',
        { key },
        { place: theme?.value.placeOf(key), hint: didYouMean(key, messageKeys) },
      ),
    );
  return {
    ...locale,
    texts: messagesFor(locale.locale.lang, Object.fromEntries(known)),
    ownTexts: known.map(([key]) => key),
    words: new SiteTranslations(site?.value),
    diagnostics: [...(theme?.diagnostics ?? []), ...unknown, ...(site?.diagnostics ?? [])],
  };
}

const keys: ReadonlySet<string> = new Set(messageKeys);

function isTextKey(key: string): key is MessageKey {
  return keys.has(key);
}
