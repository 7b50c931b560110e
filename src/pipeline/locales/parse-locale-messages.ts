import { parseSiteTranslations, parseThemeMessages } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import type { Message, MessageKey, Messages } from '../../i18n/index.js';
import { messageKeys, messagesFor } from '../../i18n/index.js';
import type { LocaleSource } from './locales.js';
import { SiteTranslations } from './site-translations.js';

/** A locale with its messages and translations. */
export interface LocalizedMessages extends LocaleSource {
  /** Interface messages; those of the site override the built-in ones. */
  readonly messages: Messages;
  /** Keys of the messages that the site overrides. */
  readonly ownMessageKeys: readonly MessageKey[];
  /** Translations of the site's own texts. */
  readonly translator: SiteTranslations;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses the messages of a locale: `theme.json` and `site.json` in its folder, which override those of the folders that
 * the site extends.
 */
export function parseLocaleMessages(
  locale: LocaleSource,
  files: readonly SourceFile[],
): LocalizedMessages {
  const { root } = locale.translations;
  const named = (name: string): readonly SourceFile[] =>
    files.filter(({ path }) => path === `${root}/${name}` || path.endsWith(`/${root}/${name}`));
  const themes = named('theme.json').map(parseThemeMessages);
  const sites = named('site.json').map(parseSiteTranslations);
  const written = themes.flatMap(({ value }) =>
    Object.keys(value.entries).map((key) => ({ key, value })),
  );
  const english = messagesFor('en').phrases;
  const isNeedlessPlural = (
    key: MessageKey,
    message: Message | undefined,
  ): message is PluralForms => typeof message === 'object' && !takesPlural(english[key]);
  const messages = new Map<MessageKey, Message>();
  // The strongest last.
  for (const { key, value } of written.toReversed()) {
    const message = value.entries[key];
    if (!isMessageKey(key) || message === undefined) continue;
    messages.set(key, isNeedlessPlural(key, message) ? message.other : message);
  }
  const unknown = written
    .filter(({ key }) => !isMessageKey(key))
    .map(({ key, value }) => {
      const hint = didYouMean(key, messageKeys);
      return diagnose('config/unknown-message', { key }, { place: value.placeOf(key), hint });
    });
  const plural = written
    .filter(({ key, value }) => isMessageKey(key) && isNeedlessPlural(key, value.entries[key]))
    .map(({ key, value }) => {
      return diagnose('config/plural-message', { key }, { place: value.placeOf(key) });
    });
  const isOwn = ({ value }: (typeof sites)[number]): boolean => value.path === `${root}/site.json`;
  return {
    ...locale,
    messages: messagesFor(locale.locale.lang, Object.fromEntries(messages)),
    ownMessageKeys: [...messages.keys()],
    translator: new SiteTranslations(
      sites.find(isOwn)?.value,
      sites.filter((site) => !isOwn(site)).map(({ value }) => value),
    ),
    diagnostics: [
      ...themes.flatMap(({ diagnostics }) => diagnostics),
      ...unknown,
      ...plural,
      ...sites.flatMap(({ diagnostics }) => diagnostics),
    ],
  };
}

type PluralForms = Exclude<Message, string>;

const keys: ReadonlySet<string> = new Set(messageKeys);

function isMessageKey(key: string): key is MessageKey {
  return keys.has(key);
}

/** Whether a message contains a number that can select its plural form. Browser scripts have no plural rules. */
function takesPlural(english: Message): boolean {
  return typeof english !== 'string' || english.includes('{count}');
}
