import { describe, expect, it } from 'vitest';
import { formatMessage, hasLanguage, messageKeys, messagesFor } from './index.js';
import { languages, type Message } from './phrase.js';

const phraseForms = (phrase: Message): readonly string[] =>
  typeof phrase === 'string' ? [phrase] : Object.values(phrase);

const formHoles = (form: string): readonly string[] =>
  [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

describe('docsgen’s own words', () => {
  it.each(languages)('say the same in %s as in English, with the same values', (language) => {
    const english = messagesFor('en').phrases;
    const { phrases } = messagesFor(language);
    for (const key of messageKeys) {
      const allowed = new Set(phraseForms(english[key]).flatMap(formHoles));
      for (const form of phraseForms(phrases[key])) {
        expect(form.trim(), key).not.toBe('');
        expect(
          formHoles(form).filter((name) => !allowed.has(name)),
          key,
        ).toEqual([]);
      }
      const all = new Set(phraseForms(phrases[key]).flatMap(formHoles));
      expect([...all].toSorted(), key).toEqual([...allowed].toSorted());
    }
  });

  it.each(languages)('have every plural form that %s needs', (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const { phrases } = messagesFor(language);
    for (const key of messageKeys) {
      const phrase = phrases[key];
      if (typeof phrase === 'string') continue;
      // A form for millions alone (`many` in French and Spanish) may fall back to `other`.
      const optional = ['fr', 'es'].includes(language) ? ['many'] : [];
      expect(
        needed.filter((form) => !(form in phrase) && !optional.includes(form)),
        key,
      ).toEqual([]);
    }
  });

  it('keep French punctuation on the line of its word', () => {
    const texts = Object.values(messagesFor('fr').phrases).flatMap(phraseForms);
    // A plain space would let the line break there.
    expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
  });

  it('are the site owner’s where they are given, and English where there is no translation', () => {
    expect(formatMessage(messagesFor('fr-CA'), 'chrome.skip')).toBe('Aller au contenu');
    expect(formatMessage(messagesFor('fr', { 'chrome.skip': 'Au texte' }), 'chrome.skip')).toBe(
      'Au texte',
    );
    expect(formatMessage(messagesFor('is'), 'chrome.skip')).toBe('Skip to content');
    expect([hasLanguage('pt'), hasLanguage('de-AT')]).toEqual([false, true]);
  });
});
