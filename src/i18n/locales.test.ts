import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMessage, type Message, messageKeys, type messagesFor } from './index.js';
import { listLocales, readLocale } from './locale-files.js';

const folder = new URL('./locales/', import.meta.url);
const english = readLocale('en');

const pluralForms = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

const placeholders = (message: Message): readonly string[] => {
  const names = pluralForms(message).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)]);
  return [...new Set(names.map(([, name]) => name ?? ''))].toSorted();
};

/** Whether a text has several words beside its placeholders. */
const hasSeveralWords = (form: string): boolean =>
  (form.replaceAll(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 1;

/** Returns the keys whose messages meet a condition, so that failures name the messages. */
function keysWhere(
  messages: Readonly<Record<string, Message>>,
  condition: (message: Message, key: string) => boolean,
): readonly string[] {
  return Object.entries(messages)
    .filter(([key, message]) => condition(message, key))
    .map(([key]) => key);
}

it('lists every file of messages under a canonical BCP 47 tag', () => {
  const files = readdirSync(folder);
  expect(listLocales().map((locale) => `${locale}.json`)).toEqual(files.toSorted());
  expect(Intl.getCanonicalLocales([...listLocales()])).toEqual(listLocales());
  expect(Intl.PluralRules.supportedLocalesOf([...listLocales()])).toEqual(listLocales());
});

it('has no plural forms in the messages that every page loads for its scripts', () => {
  const isForScripts = (_: Message, key: string): boolean => /^(client|shortcuts)\./.test(key);
  const forScripts = keysWhere(english, isForScripts);
  expect(forScripts.length).toBeGreaterThan(10);
  expect(forScripts.filter((key) => typeof Object(english)[key] !== 'string')).toEqual([]);
});

describe.each(listLocales())('the messages of %s', (locale) => {
  const messages = readLocale(locale);

  it('have the keys of English, in the same order', () => {
    expect(Object.keys(messages)).toEqual(messageKeys);
  });

  it('are files that JSON.stringify would write', () => {
    const text = readFileSync(new URL(`${locale}.json`, folder), 'utf8');
    expect(text).toBe(`${JSON.stringify(messages, null, 2)}\n`);
  });

  it('have the placeholders of English', () => {
    const differs = keysWhere(messages, (message, key) => {
      const original = english[key as keyof typeof english];
      return placeholders(message).join() !== placeholders(original).join();
    });
    expect(differs).toEqual([]);
  });

  it('have exactly the plural forms of the language where English has plural forms', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const differs = keysWhere(messages, (message, key) => {
      if (typeof english[key as keyof typeof english] === 'string') {
        return typeof message !== 'string';
      }
      return (
        typeof message === 'string' || Object.keys(message).toSorted().join() !== `${categories}`
      );
    });
    expect(differs, `the plural forms of ${locale}: ${categories.join(', ')}`).toEqual([]);
  });

  it('have no empty text and no leading or trailing space', () => {
    expect(
      keysWhere(messages, (message) =>
        pluralForms(message).some((form) => form === '' || form !== form.trim()),
      ),
    ).toEqual([]);
  });

  it('contain the number where one plural form covers 0 and 1', () => {
    const rules = new Intl.PluralRules(locale);
    const differs = keysWhere(messages, (message, key) => {
      if (typeof message === 'string' || !placeholders(message).includes('count')) return false;
      const messages = { locale, phrases: { ...english, [key]: message } };
      // In some languages, 0 uses the plural form of 1, where a literal "1" would be wrong.
      return rules.select(0) === rules.select(1) && !says(messages, key as keyof typeof english, 0);
    });
    expect(differs).toEqual([]);
  });
});

it.each(listLocales().filter((locale) => locale !== 'en'))(
  'leaves no text of several words in English in %s',
  (locale) => {
    const left = keysWhere(readLocale(locale), (message, key) => {
      const original = pluralForms(english[key as keyof typeof english]);
      return pluralForms(message).some((form) => hasSeveralWords(form) && original.includes(form));
    });
    expect(left).toEqual([]);
  },
);

const pairsOfLocales = listLocales().flatMap((locale, index, all) =>
  all.slice(index + 1).map((other) => [locale, other] as const),
);

it.each(pairsOfLocales)('has %s and %s differ in most messages', (locale, other) => {
  // A copied file that nobody has translated yet is the same as its original.
  const others: Readonly<Record<string, Message>> = readLocale(other);
  const same = keysWhere(
    readLocale(locale),
    (message, key) => pluralForms(message).join('\n') === pluralForms(others[key] ?? '').join('\n'),
  );
  expect(same.length).toBeLessThan(messageKeys.length / 2);
});

function says(messages: ReturnType<typeof messagesFor>, key: keyof typeof english, count: number) {
  return formatMessage(messages, key, { count }).includes(String(count));
}

it('uses no-break spaces before French punctuation', () => {
  // A plain space would let the line break there.
  const breaks = keysWhere(readLocale('fr'), (message) =>
    pluralForms(message).some((form) => / [:;?!»]|« /.test(form)),
  );
  expect(breaks).toEqual([]);
});

it('has translator notes only for messages that exist', () => {
  const notes = JSON.parse(
    readFileSync(new URL('./translator-notes.json', import.meta.url), 'utf8'),
  );
  expect(Object.keys(notes).filter((key) => !(key in english))).toEqual([]);
});
